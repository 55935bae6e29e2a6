import { readdirSync } from "node:fs";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join, sep } from "node:path";
import { getRouteMatcher } from "next/dist/shared/lib/router/utils/route-matcher";
import { getRouteRegex } from "next/dist/shared/lib/router/utils/route-regex";
import { watchIncoming } from "./incoming";

let server: Server;
const emit = Object.getPrototypeOf(createServer()).emit;

beforeAll(async () => {
  watchIncoming();
  server = createServer((asked, response) => response.end(asked.url));
  await new Promise<void>((ready) => {
    server.listen(0, "127.0.0.1", ready);
  });
});
afterAll(() => {
  Object.getPrototypeOf(createServer()).emit = emit;
  server.close();
});

const ask = (method: string, path = "/"): Promise<{ status: number | undefined; url: string }> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = request({ port, host: "127.0.0.1", method, path }, async (answer) => {
      let url = "";
      for await (const part of answer) url += part;
      resolve({ status: answer.statusCode, url });
    });
    sent.on("error", reject).end();
  });

it("answers a method that echoes with 405 and lets every other one through", async () => {
  expect((await ask("TRACE")).status).toBe(405);
  for (const method of ["GET", "POST", "OPTIONS"]) expect((await ask(method)).status).toBe(200);
});

it.each(["/api/mood", "/a%20b/%2F?x=%E0", "/chat/%E2%9C%93", "/?q=100%", "/api/qr?data=%"])(
  "hands on %s as it is",
  async (path) => {
    expect((await ask("GET", path)).url).toBe(path);
  },
);

/** The paths of all pages and calls with a dynamic segment. */
const DYNAMIC = readdirSync(join(process.cwd(), "app"), { recursive: true, encoding: "utf8" })
  .filter((file) => /(page\.tsx|route\.ts)$/.test(file) && file.includes("["))
  .map((file) => `/${file.split(sep).slice(0, -1).join("/")}`.replace(/\/\(\w+\)/g, ""));

const MALFORMED = ["%E0%A4%A", "%", "100%", "%zz", "%C3", "%ED%A0%80", "%FF", "a%20b%E0"];

it.each(MALFORMED)(
  "API-08 %s in any dynamic part of a path reaches the route as it is written, where the framework would fail",
  async (part) => {
    expect(DYNAMIC).toContain("/api/chat/sessions/[id]/messages");
    expect(DYNAMIC).toContain("/certificates/verify/[hash]");
    for (const path of DYNAMIC) {
      const match = getRouteMatcher(getRouteRegex(path));
      const asked = path.replace(/\[(\.\.\.)?\w+\]/g, part);
      expect(() => match(asked)).toThrow();
      const params = Object.values(match((await ask("GET", `${asked}?x=%`)).url.replace(/\?.*/, "")) || {}).flat();
      expect(new Set(params)).toEqual(new Set([part]));
    }
  },
);
