import { fileURLToPath } from "node:url";

/** The service's baseline: the same Next, built and started the same way, without our code. */
/** @type {import("next").NextConfig} */
export default {
  poweredByHeader: false,
  reactStrictMode: true,
  // Next looks for middleware.ts and instrumentation.ts up to the checkout's root, and would find
  // the service's own.
  pageExtensions: ["bare.ts", "bare.tsx"],
  serverExternalPackages: ["pg"],
  turbopack: { root: fileURLToPath(new URL("../..", import.meta.url)) },
  typescript: { ignoreBuildErrors: true },
};
