/** @type {import("next").NextConfig} */
const config = {
  // The demo builds changed sources beside a build that a running server still reads (scripts/lib/build.mjs).
  distDir: process.env.BUILD_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  // Pages answer a missing session with 401 themselves (app/unauthorized.tsx).
  experimental: { authInterrupts: true },
  // No picture comes from another host, and none needs the optimiser's cache on the server.
  images: { unoptimized: true },
  serverExternalPackages: ["pg", "@prisma/adapter-pg", "pdfkit", "fontkit"],
  // Read by path when a certificate is set; a platform that packs only what is imported would leave them behind.
  outputFileTracingIncludes: {
    "/api/certificates/[id]/pdf": ["./node_modules/@fontsource/*/{unicode.json,files/*.woff}"],
  },
  typescript: { ignoreBuildErrors: true },
};

export default config;
