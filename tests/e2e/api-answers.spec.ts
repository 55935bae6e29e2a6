import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { tabOf } from "./support/people";
import { test } from "./support/test";

/** What every answer of a call carries, from the door and from next.config.mjs together. */
const SAFE = {
  "cache-control": "private, no-store",
  "content-type": "application/json",
  "x-content-type-options": "nosniff",
  "referrer-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "cross-origin-opener-policy": "same-origin-allow-popups",
  "strict-transport-security": expect.stringContaining("max-age="),
  "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
};

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

test("R-09 every answer of a call has its status and all safe headers, whatever was asked", async ({ browser }) => {
  const tab = await tabOf(browser, "adult");
  const id = await conversation(tab);
  for (const { what, path, options, status } of CASES) {
    const answer = await tab.request.fetch(path(id), options);
    expect([what, answer.status()]).toEqual([what, status]);
    expect(answer.headers(), what).toMatchObject(SAFE);
    expect(Object.keys(await answer.json()), what).toContain(status === 200 ? "title" : "message");
  }
});

test("a stream arrives event by event and unpacked, and a long list is packed for whoever accepts it", async ({
  browser,
}) => {
  const tab = await tabOf(browser, "adult");
  const id = await conversation(tab);
  const said = { sessionId: id, content: "We moved house last week." };
  const talk = await tab.request.post("/api/chat/message", { data: said, headers: { accept: "text/event-stream" } });
  expect([talk.status(), talk.headers()["content-encoding"]]).toEqual([200, undefined]);
  expect(await talk.text()).toMatch(/^event: accepted\n[\s\S]*event: done\n/);
  const moods = await tab.request.get("/api/mood", { headers: { "accept-encoding": "gzip" } });
  expect(moods.headers()["content-encoding"]).toBe("gzip");
  expect((await moods.json()).length).toBeGreaterThan(30);
});

test("HEAD is answered like GET, and an unknown address in the usual form", async ({ request }) => {
  expect((await request.head("/api/mood")).status()).toBe(401);
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
