// node serving/serve.mjs PORT: serves the build. Most calls under /api go straight to their
// handler; pages, files, and whatever else is asked are the framework's (decision 0059). `npm
// start`, the demo and the bench start this (scripts/lib/server-command.mjs).
import { createServer } from "node:http";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import next from "next";
import { createAfterwards } from "./afterwards.mjs";
import { findCall, handlerOf, readCallTable } from "./call-table.mjs";
import { give, requestOf } from "./carry.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const port = Number(process.argv[2] ?? process.env.PORT ?? 3000);
/** HEAD and OPTIONS are the framework's, which makes them out of the others. */
const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE"]);

process.title = "willow";
// What is read by path lies where the framework's own command would be started.
process.chdir(root);
/**
 * The framework begins what instrumentation.ts prepares, and does not wait for it before it says
 * that it is ready.
 */
const prepared = new Promise((resolve) => {
  globalThis[Symbol.for("willow:preparing")] = resolve;
});
const framework = next({ dev: false, dir: root, port });
await framework.prepare();
await prepared;
const asFramework = framework.getRequestHandler();
// The place that next.config.mjs names too.
const table = readCallTable(resolve(root, process.env.BUILD_DIR || ".next"));

const afterwards = createAfterwards((error) => log.error("later-failed", error));

/** @returns whether it was answered */
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

/** As lib/server/log.ts: names the error and not what it says, which may quote somebody. */
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

/** What is neither ours nor the framework's to explain; the door answers its own failures. */
const failed = () =>
  Response.json(
    { message: "Something went wrong on our side. Please try again.", code: "internal" },
    { status: 500, headers: { "cache-control": "private, no-store" } },
  );

let ending = false;

async function serve(incoming, outgoing) {
  // Otherwise whoever asks again and again over one connection would keep the process from ending.
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
 * As the framework ends: what was asked is answered, what was left to do is done, and the code
 * names the signal.
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
