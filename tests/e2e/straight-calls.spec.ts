import { type APIRequestContext, type APIResponse, expect, type Page } from "@playwright/test";
import { tabOf } from "./support/people";
import { test } from "./support/test";

/**
 * The server calls most handlers itself, bypassing the framework (decision 0059). The framework
 * still answers a path that contains an escape, so the two answers can be compared. The framework
 * adds its own headers to `vary`; our server doesn't.
 */
const byFramework = (answer: APIResponse): boolean => /\brsc\b/.test(answer.headers().vary ?? "");

/** Writes the last character of the path as an escape. */
const escaped = (path: string): string => `${path.slice(0, -1)}%${path.charCodeAt(path.length - 1).toString(16)}`;

/**
 * Headers that may differ: the time, how the body is chunked and compressed (the framework
 * compresses even the shortest), and the framework's own mark.
 */
const INCIDENTAL = new Set([
  "date",
  "x-request-id",
  "vary",
  "content-length",
  "transfer-encoding",
  "connection",
  "keep-alive",
  "content-encoding",
]);

function headersOf(answer: APIResponse): Record<string, string> {
  return Object.fromEntries(Object.entries(answer.headers()).filter(([name]) => !INCIDENTAL.has(name)));
}

const NOBODY = "0190a5e0-0000-4000-8000-000000000000";

interface Case {
  readonly what: string;
  readonly path: (session: string) => string;
  readonly options: NonNullable<Parameters<APIRequestContext["fetch"]>[1]>;
  readonly status: number;
}

const session = (id: string): string => `/api/chat/sessions/${id}`;
const CASES: readonly Case[] = [
  { what: "a change", path: session, options: { method: "PATCH", data: { title: "The move" } }, status: 200 },
  { what: "bad input", path: session, options: { method: "PATCH", data: { title: 7 } }, status: 400 },
  {
    what: "no JSON",
    path: session,
    options: { method: "PATCH", data: "title", headers: { "content-type": "text/plain" } },
    status: 415,
  },
  {
    what: "somebody else's",
    path: () => session(NOBODY),
    options: { method: "PATCH", data: { title: "The move" } },
    status: 404,
  },
  { what: "a method that is not there", path: session, options: { method: "PUT", data: {} }, status: 405 },
  {
    what: "another site",
    path: session,
    options: { method: "PATCH", data: { title: "The move" }, headers: { origin: "https://elsewhere.test" } },
    status: 403,
  },
  { what: "too much", path: session, options: { method: "PATCH", data: { title: "x".repeat(70_000) } }, status: 413 },
];

async function conversation(tab: Page): Promise<string> {
  const made = await tab.request.post("/api/chat/sessions", { data: { title: "The move", mood: "neutral" } });
  return (await made.json()).id;
}

/** Removes the parts that change from one call to the next. */
const still = (text: string): string => text.replace(/"updatedAt":"[^"]+"/, "");

test("R-09 a call that goes straight to its handler is answered as the framework answers it", async ({ browser }) => {
  const tab = await tabOf(browser, "adult");
  const id = await conversation(tab);
  for (const { what, path, options, status } of CASES) {
    const [straight, around] = [
      await tab.request.fetch(path(id), options),
      await tab.request.fetch(escaped(path(id)), options),
    ];
    expect([what, byFramework(straight), byFramework(around)]).toEqual([what, false, true]);
    expect([what, straight.status(), around.status()]).toEqual([what, status, status]);
    expect([what, headersOf(straight)]).toEqual([what, headersOf(around)]);
    expect([what, still(await straight.text())]).toEqual([what, still(await around.text())]);
  }
});

test("what people call most goes straight, and is packed for whoever takes it so", async ({ browser }) => {
  const tab = await tabOf(browser, "adult");
  const id = await conversation(tab);
  const said = { sessionId: id, content: "We moved house last week." };
  const talk = await tab.request.post("/api/chat/message", { data: said, headers: { accept: "text/event-stream" } });
  expect([talk.status(), byFramework(talk)]).toEqual([200, false]);
  expect(await talk.text()).toMatch(/^event: accepted\n[\s\S]*event: done\n/);
  const reads = ["/api/mood", "/api/chat/sessions", `/api/chat/messages?sessionId=${id}`, "/api/auth/user"];
  for (const path of reads) {
    const read = await tab.request.get(path);
    expect([path, read.status(), byFramework(read)]).toEqual([path, 200, false]);
  }
  const moods = await tab.request.get("/api/mood", { headers: { "accept-encoding": "gzip" } });
  expect(moods.headers()["content-encoding"]).toBe("gzip");
  expect((await moods.json()).length).toBeGreaterThan(30);
});

test("what the framework alone can answer is left to it", async ({ request }) => {
  const head = await request.head("/api/mood");
  expect([head.status(), byFramework(head)]).toEqual([401, true]);
  expect((await request.get("/")).status()).toBe(200);
  const nowhere = await request.get("/api/nothing/at/all");
  expect([nowhere.status(), await nowhere.json()]).toEqual([
    404,
    { message: "This address was not found.", code: "not_found" },
  ]);
});

test("a path with a malformed escape is answered in the usual form, signed in or not", async ({ browser, request }) => {
  const tab = await tabOf(browser, "adult");
  for (const path of ["/api/chat/sessions/%E0%A4%A/messages", "/api/chat/sessions/%", "/api/safety-plan/%ff"]) {
    const [member, visitor] = [await tab.request.get(path), await request.get(path)];
    expect([400, 404, 405]).toContain(member.status());
    expect([400, 401, 404, 405]).toContain(visitor.status());
    for (const answer of [member, visitor]) expect(await answer.json()).toMatchObject({ message: expect.any(String) });
  }
});
