import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { createInterface } from "node:readline";

/** A server as the framework starts one: it listens first and is prepared later. */
const SERVER = `
const { createServer } = require("node:http");
let prepared = false;
const held = [];
const server = createServer(({ url }, response) => {
  if (url === "/slow") return console.log("held", held.push(response));
  if (url === "/close") {
    server.close();
    for (const slow of held) slow.end("slow");
  }
  response.end(String(prepared));
});
server.on("connection", () => console.log("connected"));
server.listen(0, "127.0.0.1", () => console.log(server.address().port));
process.stdin.once("data", (said) => {
  prepared = String(said) === "prepared";
  globalThis[Symbol.for("willow:preparing")](prepared ? Promise.resolve() : Promise.reject(said));
});`;

let child: ChildProcess;
let lines: AsyncIterator<string>;
let port: number;

const nextLine = async (): Promise<string> => (await lines.next()).value;

const exitCode = async (): Promise<number> => child.exitCode ?? (await once(child, "exit"))[0];

async function get(path: string, agent?: Agent): Promise<{ text: string; connection: string | undefined }> {
  const sent = request({ port, host: "127.0.0.1", path, agent }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  return { text: (await answer.toArray()).join(""), connection: answer.headers.connection };
}

async function start(env: Readonly<Record<string, string>> = {}): Promise<void> {
  child = spawn(process.execPath, ["--import", "./scripts/lib/server-preload.mjs", "-e", SERVER], {
    env: { ...process.env, ...env },
    stdio: ["pipe", "pipe", "ignore"],
  });
  if (!child.stdout) throw new Error("the server has no output");
  lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  port = Number(await nextLine());
}
afterEach(() => child.kill());

it("holds a request that arrives before the process is prepared, and then answers it", async () => {
  await start();
  const answer = get("/");
  expect(await nextLine()).toBe("connected");
  child.stdin?.write("prepared");
  expect((await answer).text).toBe("true");
});

it("closes connections that outlive the server's closing, so that the process can end", async () => {
  await start();
  child.stdin?.write("prepared");
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const slow = get("/slow", kept);
  expect([await nextLine(), await nextLine()]).toEqual(["connected", "held 1"]);
  const next = get("/", kept);
  await get("/close");
  expect((await slow).connection).toBe("keep-alive");
  expect((await next).connection).toBe("close");
  kept.destroy();
});

it("ends the process if it can't be prepared, or isn't in time", async () => {
  await start();
  child.stdin?.write("failed");
  expect(await exitCode()).toBe(1);
  await start({ PREPARED_WITHIN_MS: "1" });
  expect(await exitCode()).toBe(1);
});
