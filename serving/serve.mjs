// node serving/serve.mjs PORT: serves the build. Most calls under /api go straight to their
// handler; pages, files, and everything else go to the framework (decision 0059). `npm start`, the
// demo, and the bench start this (scripts/lib/server-command.mjs).
import { createServer } from "node:http";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";
import { createAfterwards } from "./afterwards.mjs";
import { findCall, handlerOf, readCallTable } from "./call-table.mjs";
import { give, requestOf } from "./carry.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
/** The framework handles HEAD and OPTIONS, which it derives from the others. */
const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

process.title = "willow";
// Files read by relative path are found from the directory the framework's own command would run
// in.
process.chdir(root);
/**
 * The framework starts the preparation in instrumentation.ts but says it's ready without waiting
 * for it.
 */
const prepared = new Promise((resolve) => {
  globalThis[Symbol.for("willow:preparing")] = resolve;
});
const framework = next({ dev: false, dir: root, port });
await framework.prepare();
await prepared;
const asFramework = framework.getRequestHandler();
// The same folder as in next.config.mjs.
const table = readCallTable(resolve(root, process.env.BUILD_DIR || ".next"));

const afterwards = createAfterwards((error) => log.error("later-failed", error));

/** @returns whether the call was answered */
async function answerCall(incoming, outgoing) {
  const { url = "", method = "" } = incoming;
  if (!url.startsWith("/api/") || !METHODS.has(method)) return false;
  const query = url.indexOf("?");
  const found = findCall(table, query === -1 ? url : url.slice(0, query));
  const handler = found && (await handlerOf(found.call, method));
  if (!handler) return false;
  const left = afterwards.forRequest();
  const request = requestOf(incoming, `localhost:${port}`, left.take);
  const response = await left.hold(handler(request, { params: Promise.resolve(found.params) }));
  await give(response, outgoing, incoming.headers["accept-encoding"]);
  return true;
}

/** Like lib/server/log.ts, logs the error's name but not its message, which may quote someone. */
const log = {
  error(event, error) {
    const line = {
      time: new Date().toISOString(),
      level: "error",
      event,
      error: error?.name,
      errorCode: error?.code,
    };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  },
};

/**
 * The answer to failures outside the handlers and the framework; our door answers its own failures.
 */
const failed = () =>
  Response.json(
    { message: "Something went wrong on our side. Please try again.", code: "internal" },
    { status: 500, headers: { "cache-control": "private, no-store" } },
  );

let ending = false;

async function serve(incoming, outgoing) {
  // Otherwise a client that keeps reusing one connection would prevent the process from ending.
  if (ending) outgoing.setHeader("connection", "close");
  try {
    if (!(await answerCall(incoming, outgoing))) await asFramework(incoming, outgoing);
  } catch (error) {
    log.error("serving-failed", error);
    if (outgoing.headersSent) return outgoing.destroy();
    for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
    await give(failed(), outgoing, undefined).catch(() => outgoing.destroy());
  }
}

const server = createServer(serve);
server.once("error", (error) => {
  console.error(`The port ${port} cannot be opened: ${error.code}`);
  process.exit(1);
});
server.listen(port);

/**
 * Shuts down as the framework does: pending requests are answered, deferred work is done, and the
 * exit code names the signal.
 */
async function end(code) {
  if (ending) return;
  ending = true;
  await new Promise((closed) => server.close(closed));
  await afterwards.done();
  await framework.close().catch((error) => log.error("serving-failed", error));
  process.exit(code);
}
process.on("SIGINT", () => end(130));
process.on("SIGTERM", () => end(143));
