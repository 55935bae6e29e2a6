/**
 * V8 lets what is garbage grow to several times of what is in use before it looks for it: 650 MB after a minute of load, of which
 * 150 were in use, and growing. Looking once it has grown by a fifth, and a young heap of half the usual size, keep a process under
 * 400 MB; unlike a limit, that ends nobody (docs/performance.md).
 */
const COLLECT_SOONER = ["--heap-growing-percent=20", "--max-semi-space-size=8"];

/**
 * What `node` is given to serve a build: in the demo, by `npm start`, and when it is measured.
 * @param {number | string} port
 * @returns {string[]}
 */
export const serverCommand = (port) => [
  ...COLLECT_SOONER,
  "node_modules/next/dist/bin/next",
  "start",
  "-p",
  String(port),
];
