import { request as http } from "node:http";
import { type APIResponse, expect } from "@playwright/test";
import { PORT } from "./support/demo";
import { test } from "./support/test";

/**
 * One of each kind: page, not-found page, API call, refused call, sign-in, image, build script,
 * file, offline page.
 */
const PATHS = [
  ...["/", "/terms", "/nowhere", "/api/health", "/api/auth/user", "/api/nothing", "/api/qr", "/api/logout"],
  ...["/icon.svg", "/sw.js", "/offline.html", "/manifest.webmanifest", "/robots.txt", "/first-aid.js"],
];

function faultsOf(path: string, answer: APIResponse): string[] {
  const headers = answer.headers();
  const wanted: Record<string, RegExp> = {
    "strict-transport-security": /^max-age=63072000; includeSubDomains$/,
    "x-content-type-options": /^nosniff$/,
    "cross-origin-resource-policy": /^same-origin$/,
    "content-security-policy": path.startsWith("/api/")
      ? /^default-src 'none'.*frame-ancestors 'none'/
      : /frame-ancestors 'none'/,
    "referrer-policy": /same-origin|no-referrer/,
    // API calls don't go through the middleware, which sets these headers on pages.
    ...(path.startsWith("/api/")
      ? {
          "permissions-policy": /camera=\(\)/,
          "cross-origin-opener-policy": /^same-origin/,
          "cache-control": /no-store|public/,
        }
      : {}),
  };
  const lacking = Object.entries(wanted).filter(([name, form]) => !form.test(headers[name] ?? ""));
  const telling = ["access-control-allow-origin", "x-powered-by", "server"].filter((name) => headers[name]);
  return [
    ...lacking.map(([name]) => `${path}: ${name} ${headers[name]}`),
    ...telling.map((name) => `${path}: ${name}`),
  ];
}

test("R-09 every kind of answer carries the headers that every answer must carry", async ({ request }) => {
  const page = await (await request.get("/")).text();
  const [, chunk = ""] = /src="(\/_next\/static\/[^"]+\.js)"/.exec(page) ?? [];
  expect(chunk).not.toBe("");
  const faults: string[] = [];
  for (const path of [...PATHS, chunk]) {
    faults.push(...faultsOf(path, await request.get(path, { maxRedirects: 0 })));
  }
  expect(faults).toEqual([]);
});

test("a folder of files is no page", async ({ request }) => {
  for (const path of ["/_next/static/", "/install/", "/clinicians/", "/.git/config", "/.env", "/package.json"]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
});

const statusOf = (method: string, path: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = http({ port: PORT, host: "127.0.0.1", method, path }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on("error", reject).end();
  });

test("TRACE is refused", async () => {
  for (const path of ["/", "/api/health"]) expect(await statusOf("TRACE", path)).toBe(405);
});
