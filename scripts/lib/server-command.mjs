/**
 * V8 lets what is garbage grow to several times of what is in use before it looks for it: 650 MB
 * after a minute of load, of which 150 were in use, and growing. Looking once it has grown by a
 * fifth keeps a process under 400 MB; unlike a limit, that ends nobody. A young heap of half this
 * size is full of what fifty requests at once still hold: it is taken for old, and that look comes
 * twice a second (docs/performance.md).
 */
const COLLECT_SOONER = ["--heap-growing-percent=20", "--max-semi-space-size=16"];

/**
 * For the process, beside its command: the C library otherwise keeps a heap of its own for each
 * thread, and 60 MB more in all. Settings of the machine's own come first.
 */
export const SERVER_MEMORY = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? "2" };

/**
 * What `node` is given to serve a build: in the demo, by `npm start`, and when it is measured.
 * @param {number | string} port
 * @returns {string[]}
 */
export const serverCommand = (port) => [...COLLECT_SOONER, "serving/serve.mjs", String(port)];
