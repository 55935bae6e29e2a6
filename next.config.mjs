/** For every answer, including the build's files; the middleware sets the same values on pages. */
const EVERYWHERE = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};

const API_CALLS = {
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "permissions-policy": "microphone=(self), camera=(), geolocation=()",
};

/** The sign-in library answers its callback itself, past our door, so this header is set here. */
const NO_STORE_HEADERS = { "cache-control": "private, no-store" };
/** For files. API calls send a policy of their own, which a header set here would override. */
const FILES = {
  "content-security-policy": "object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
};

/** The packages that run the reader: a native library, and the tokenizer. */
const READER_PACKAGES = ["onnxruntime-node", "@huggingface/tokenizers"];

/** The native library's binaries for systems other than the one building: over 200 MB. */
const FOREIGN_LIBRARIES = ["darwin/arm64", "linux/arm64", "linux/x64", "win32/arm64", "win32/x64"]
  .filter((system) => system !== `${process.platform}/${process.arch}`)
  .map((system) => `./node_modules/onnxruntime-node/bin/napi-v6/${system}/**`);

const asList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

/** @type {import("next").NextConfig} */
const config = {
  // The demo builds changed sources into another directory while a running server still reads the
  // first one (scripts/lib/build.mjs).
  distDir: process.env.BUILD_DIR || ".next",
  poweredByHeader: false,
  reactStrictMode: true,
  experimental: {
    // Lets pages answer a missing session with a 401 (app/unauthorized.tsx).
    authInterrupts: true,
    // Loading every route at startup would take ten times the memory (decision 0051).
    preloadEntriesOnStart: false,
  },
  // All images come from this host, and none needs the server's image cache.
  images: { unoptimized: true },
  // If bundled, these packages would be copied into every route's code (decision 0051).
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
  // Files that are read by path; a platform that packs only imported files would leave them out.
  outputFileTracingIncludes: {
    "/**": [
      "./models/reader/**",
      "./content/*/guide/**",
      "./content/*/crisis/*.yaml",
      "./content/*/legal/*.yaml",
      "./content/*/prompts/*.yaml",
      "./content/*/movement/*.yaml",
      "./content/movement/*.yaml",
      "./content/safety/score.json",
      "./content/guide/*.yaml",
    ],
    "/api/certificates/[id]/pdf": ["./node_modules/@fontsource/*/{unicode.json,files/*.woff}"],
  },
  outputFileTracingExcludes: { "/**": FOREIGN_LIBRARIES },
  headers: async () => [
    { source: "/:path*", headers: asList(EVERYWHERE) },
    { source: "/api/:path*", headers: asList(API_CALLS) },
    { source: "/api/auth/callback/:path*", headers: asList(NO_STORE_HEADERS) },
    { source: "/((?!api/).*)", headers: asList(FILES) },
  ],
  typescript: { ignoreBuildErrors: true },
};

export default config;
