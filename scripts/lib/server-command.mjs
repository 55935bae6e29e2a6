/**
 * By default V8 lets garbage grow to several times the memory in use before it collects: 650 MB
 * after a minute of load, with 150 in use, and growing. Collecting after a fifth of growth keeps a
 * process under 400 MB and, unlike a limit, ends no one. A young generation of half this size is
 * filled by what fifty concurrent requests still hold: it's promoted as old, and a full collection
 * runs twice a second (docs/performance.md).
 */
const COLLECT_SOONER = ["--heap-growing-percent=20", "--max-semi-space-size=16"];

/**
 * Environment for the process: without it, the C library keeps a heap for each thread, 60 MB more
 * in all. The machine's own setting wins.
 */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2" };

const PRELOAD = ["--import", "./scripts/lib/server-preload.mjs"];

/**
 * The arguments for `node` to serve a build: in the demo, by `npm start`, and in benchmarks. Run it
 * in the root of the checkout.
 * @param {number | string} port
 * @returns {string[]}
 */
export const serverCommand = (port) => [
  ...COLLECT_SOONER,
  ...PRELOAD,
  "node_modules/next/dist/bin/next",
  "start",
  "-p",
  String(port),
];
