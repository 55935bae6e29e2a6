import { fileURLToPath } from "node:url";

/**
 * What the service is measured against: the same Next, built and started as the service is, with
 * nothing of it inside.
 */
/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // Next looks for middleware.ts and instrumentation.ts up to the root of the checkout, and would
  // find the service's own.
  pageExtensions: ["bare.ts", "bare.tsx"],
  serverExternalPackages: ["pg"],
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
  typescript: { ignoreBuildErrors: true },
};
