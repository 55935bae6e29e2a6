import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findCall, handlerOf, readCallTable } from "./call-table.mjs";

let build: string;
beforeAll(() => {
  build = mkdtempSync(join(tmpdir(), "willow-calls-"));
  write(
    "server/app-paths-manifest.json",
    JSON.stringify(Object.fromEntries(ROUTES.map((name) => [name, `app${name}.js`]))),
  );
});
afterAll(() => rmSync(build, { recursive: true }));

const ROUTES = [
  "/page",
  "/(care)/chat/page",
  "/.well-known/security.txt/route",
  "/api/mood/route",
  "/api/mood/[id]/route",
  "/api/shares/[id]/route",
  "/api/shares/seen/route",
  "/api/shares/[id]/views/[view]/route",
  "/api/auth/[...nextauth]/route",
  "/api/[...missing]/route",
];

function write(name: string, content: string): void {
  mkdirSync(dirname(join(build, name)), { recursive: true });
  writeFileSync(join(build, name), content);
}

const found = (path: string) => {
  const call = findCall(readCallTable(build), path);
  return call && { file: call.call.file.slice(build.length), params: call.params };
};

it("finds the file of a path by the build's own table, written out segments first", () => {
  expect(found("/api/mood")).toEqual({ file: "/server/app/api/mood/route.js", params: {} });
  expect(found("/api/mood/3f2a")).toEqual({ file: "/server/app/api/mood/[id]/route.js", params: { id: "3f2a" } });
  expect(found("/api/shares/seen")?.file).toBe("/server/app/api/shares/seen/route.js");
  expect(found("/api/shares/seen/views/moods")).toEqual({
    file: "/server/app/api/shares/[id]/views/[view]/route.js",
    params: { id: "seen", view: "moods" },
  });
});

it.each([
  ["has no file", "/api/nothing"],
  ["ends half way", "/api/shares/1/views"],
  ["is no call", "/chat"],
  ["takes any number of segments", "/api/auth/callback/oidc"],
  ["is escaped", "/api/m%6Fod"],
  ["has a slash too many", "/api//mood"],
  ["ends in a slash", "/api/mood/"],
  ["climbs", "/api/shares/../mood"],
  ["hides", "/api/mood/.env"],
  ["is not of this alphabet", "/api/mood/ö"],
])("leaves to the framework what %s", (_, path) => {
  expect(found(path)).toBeNull();
});

it("hands out a handler that says it needs nothing of the framework, and no other", async () => {
  write(
    "server/app/api/mood/route.js",
    `const GET = Object.assign(async () => new Response("plain"), { plain: true });
     const POST = async () => new Response("needs the framework");
     let userland;
     module.exports = Promise.resolve({ routeModule: {
       async ensureUserland() { userland = { GET, POST }; },
       get userland() { return userland; },
     } });`,
  );
  const call = findCall(readCallTable(build), "/api/mood")?.call;
  if (!call) throw new Error("not found");
  const handler = await handlerOf(call, "GET");
  expect(await (await handler?.(new Request("http://localhost/api/mood"), {}))?.text()).toBe("plain");
  expect(await handlerOf(call, "POST")).toBeNull();
  expect(await handlerOf(call, "DELETE")).toBeNull();
});

it.each([
  ["was built in another form", "module.exports = { handler() {} };"],
  ["does not load", "throw new Error('broken');"],
])("leaves to the framework a module that %s", async (_, source) => {
  write("server/app/api/shares/seen/route.js", source);
  const call = findCall(readCallTable(build), "/api/shares/seen")?.call;
  expect(call && (await handlerOf(call, "GET"))).toBeNull();
});

it("asks for a module again that did not load", async () => {
  let there = false;
  Object.defineProperty(globalThis, "isThere", { get: () => there, configurable: true });
  write(
    "server/app/api/shares/[id]/route.js",
    `if (!globalThis.isThere) throw new Error("too many open files");
     module.exports = { routeModule: { userland: { GET: Object.assign(() => {}, { plain: true }) } } };`,
  );
  const call = findCall(readCallTable(build), "/api/shares/3f2a")?.call;
  if (!call) throw new Error("not found");
  expect(await handlerOf(call, "GET")).toBeNull();
  there = true;
  expect(await handlerOf(call, "GET")).not.toBeNull();
});
