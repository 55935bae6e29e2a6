import { CALLS, EVERYWHERE } from "./serving/headers.mjs";

/** The sign-in library answers its own path past our door. */
const KEPT_BY_NOBODY = { "cache-control": "private, no-store" };
/** For files; calls bring one of their own, which a header from here would keep out. */
const FILES = {
  "content-security-policy": "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** What runs the reader: a library of the system, and the tokenizer. */
const READER_PACKAGES = ["onnxruntime-node", "@huggingface/tokenizers"];

/** The reader's library for other systems than the one that builds: 200 MB and more. */
const FOREIGN_LIBRARIES = ["darwin/arm64", "linux/arm64", "linux/x64", "win32/arm64", "win32/x64"]
  .filter((system) => system !== `${process.platform}/${process.arch}`)
  .map((system) => `./node_modules/onnxruntime-node/bin/napi-v6/${system}/**`);

const asList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import("next").NextConfig} */
const config = {
  // The demo builds changed sources beside a build that a running server still reads
  // (scripts/lib/build.mjs).
  distDir: process.env.BUILD_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // Pages answer a missing session with 401 themselves (app/unauthorized.tsx).
    authInterrupts: true,
    // A server that loads every call when it starts holds ten times the memory (decision 0051).
    preloadEntriesOnStart: false,
  },
  // No picture comes from another host, and none needs the optimiser's cache on the server.
  images: { unoptimized: true },
  // Bundled, they would stand in the build once for each call (decision 0051).
  serverExternalPackages: [
    "pg",
    "@prisma/adapter-pg",
    "pdfkit",
    "fontkit",
    "openai",
    "nodemailer",
    "stripe",
    ...READER_PACKAGES,
  ],
  // Read by path; a platform that packs only what is imported would leave them behind.
  outputFileTracingIncludes: {
    "/**": [
      "./models/reader/**",
      "./content/*/guide/**",
      "./content/*/crisis/*.yaml",
      "./content/safety/score.json",
      "./content/guide/*.yaml",
    ],
    "/api/certificates/[id]/pdf": ["./node_modules/@fontsource/*/{unicode.json,files/*.woff}"],
  },
  outputFileTracingExcludes: { "/**": FOREIGN_LIBRARIES },
  headers: async () => [
    { source: "/:path*", headers: asList(EVERYWHERE) },
    { source: "/api/:path*", headers: asList(CALLS) },
    { source: "/api/auth/callback/:path*", headers: asList(KEPT_BY_NOBODY) },
    { source: "/((?!api/).*)", headers: asList(FILES) },
  ],
  typescript: { ignoreBuildErrors: true },
};

export default config;
