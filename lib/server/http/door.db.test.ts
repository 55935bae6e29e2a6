import { GET as missing } from "@/app/api/[...missing]/route";
import { GET as messages, POST as openMessages } from "@/app/api/chat/messages/route";
import { POST as openChat, GET as sessions } from "@/app/api/chat/sessions/route";
import { GET as health, POST as postHealth } from "@/app/api/health/route";
import { GET as drawn } from "@/app/api/qr/route";
import { newId } from "@/lib/shared/ids";
import { signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { admit } from "./door";

const LIMIT = 64 * 1024;

describe("the door", () => {
  it("API-08 a call without a session answers exactly Unauthorized, as JSON", async () => {
    const answer = await ask(sessions);
    expect(answer.status).toBe(401);
    expect(answer.json()).toEqual({ message: "Unauthorized" });
    expect(answer.headers.get("content-type")).toMatch(/^application\/json/);
  });

  it("API-08 a made-up, an expired and a signed-out session are all 401", async () => {
    const { cookie, ctx } = await signIn();
    expect((await ask(sessions, { cookie: "willow.session=made-up" })).status).toBe(401);
    expect((await ask(sessions, { cookie })).status).toBe(200);
    await query("UPDATE sessions SET expire = now() - interval '1 second' WHERE sid = $1", [ctx.actor.sid]);
    expect((await ask(sessions, { cookie })).status).toBe(401);
  });

  it("API-08 a deactivated person is signed out everywhere", async () => {
    const { cookie, user } = await signIn();
    await query("UPDATE users SET active = false WHERE id = $1", [user.id]);
    expect((await ask(sessions, { cookie })).status).toBe(401);
  });

  it("API-10 an unknown address and a wrong method answer JSON with a request id", async () => {
    const unknown = await ask(missing, { path: "/api/nothing-here" });
    expect(unknown.status).toBe(404);
    expect(unknown.json()).toMatchObject({ code: "not_found" });
    const wrong = await ask(openMessages, { method: "POST", body: {} });
    expect(wrong.status).toBe(405);
    expect(wrong.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  });

  it("gives its id to answers that need no session as well, and keeps their methods closed", async () => {
    const well = await ask(health, { path: "/api/health" });
    expect([well.status, well.json()]).toEqual([
      200,
      { status: "ok", database: "ok", model: "guided", reader: expect.stringMatching(/^(on|off)$/) },
    ]);
    expect(well.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
    const wrong = await ask(postHealth, { method: "POST", path: "/api/health", body: {} });
    expect([wrong.status, wrong.json()]).toEqual([405, expect.objectContaining({ code: "method_not_allowed" })]);
  });

  it("refuses changes that another site asks for, and takes those of no browser", async () => {
    const { cookie } = await signIn();
    const post = (headers: Record<string, string>) =>
      ask(openChat, { method: "POST", path: "/api/chat/sessions", body: {}, cookie, headers });
    expect((await post({ "sec-fetch-site": "cross-site" })).status).toBe(403);
    expect((await post({ origin: "https://evil.example" })).status).toBe(403);
    expect((await post({ origin: "null" })).status).toBe(403);
    expect((await post({ origin: "http://localhost:3000", "sec-fetch-site": "same-origin" })).status).toBe(201);
    expect((await post({})).status).toBe(200);
  });

  it("VALD-12 API-10 bad bodies answer 400, 413 and 415 with a message and no stack", async () => {
    const { cookie } = await signIn();
    const post = (rawBody: string, headers: Record<string, string> = {}) =>
      ask(openChat, { method: "POST", path: "/api/chat/sessions", rawBody, cookie, headers });
    expect((await post("{")).json()).toEqual({ message: "Invalid JSON", code: "invalid" });
    expect((await post("[]")).status).toBe(400);
    expect((await post(JSON.stringify({ title: "x".repeat(LIMIT) }))).status).toBe(413);
    expect((await post("title=x", { "content-type": "application/x-www-form-urlencoded" })).status).toBe(415);
    const wrongType = await post(JSON.stringify({ title: 3 }));
    expect(wrongType.json()).toEqual({
      message: "Expected string, received number",
      code: "invalid",
      issues: [{ path: "title", message: "Expected string, received number" }],
    });
    expect(wrongType.text).not.toMatch(/\bat .+:\d+/);
  });

  it("the same Idempotency-Key answers the stored result, another body under it is a conflict", async () => {
    const { cookie, user } = await signIn();
    const headers = { "idempotency-key": newId() };
    const post = (body: unknown) =>
      ask(openChat, { method: "POST", path: "/api/chat/sessions", body, cookie, headers });
    const [first, second] = [await post({ mood: "sad" }), await post({ mood: "sad" })];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json()).toEqual(first.json());
    expect((await post({ mood: "happy" })).status).toBe(409);
    const rows = await query('SELECT response FROM idempotency_keys WHERE "userId" = $1', [user.id]);
    expect(rows).toEqual([{ response: expect.stringMatching(/^v1\./) }]);
  });

  it("a key that is no uuid is refused", async () => {
    const { cookie } = await signIn();
    const headers = { "idempotency-key": "again" };
    const answer = await ask(openChat, { method: "POST", body: {}, cookie, headers });
    expect(answer.json()).toMatchObject({ message: "Idempotency-Key must be a valid UUID" });
  });

  it("twenty parallel submits of one key make one row", async () => {
    const { cookie, user } = await signIn();
    const headers = { "idempotency-key": newId() };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ask(openChat, { method: "POST", body: { mood: "angry" }, cookie, headers })),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const rows = await query('SELECT 1 FROM chat_sessions WHERE "userId" = $1', [user.id]);
    expect(rows).toHaveLength(1);
  });

  it("counts writes in the database and answers 429 with Retry-After", async () => {
    const { cookie, user } = await signIn();
    await query('INSERT INTO rate_limits (key, "windowStart", count) VALUES ($1, now(), 60)', [`write:${user.id}`]);
    const answer = await ask(openChat, { method: "POST", body: {}, cookie });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    await query("UPDATE rate_limits SET \"windowStart\" = now() - interval '61 seconds' WHERE key = $1", [
      `write:${user.id}`,
    ]);
    expect((await ask(openChat, { method: "POST", body: {}, cookie })).status).toBe(201);
  });

  it("no answer can be opened as a page that loads, runs or is framed", async () => {
    const { cookie } = await signIn();
    const answers = [await ask(sessions, { cookie }), await ask(sessions), await ask(health), await ask(missing)];
    for (const { headers } of answers) {
      expect(headers.get("content-security-policy")).toMatch(/^default-src 'none'; .*frame-ancestors 'none'$/);
    }
  });

  it("R-09 a refusal that may be a try is logged with its code and the account's id, and never its body", async () => {
    const { cookie, user } = await signIn();
    const lines: string[] = [];
    const spy = jest.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
    await ask(openChat, {
      method: "POST",
      body: { title: 'a private matter\n{"level":"info"}' },
      cookie,
      headers: { origin: "https://evil.example" },
    });
    spy.mockRestore();
    const refused = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === "refused");
    // The origin is checked before the session, so nothing is known about the sender.
    expect(refused).toEqual([expect.objectContaining({ level: "warn", code: "foreign_origin", actor: "visitor" })]);
    expect(lines.join("")).not.toContain("private matter");
    expect(lines.join("")).not.toContain(user.email);
  });

  it("answers are private and say so to every cache", async () => {
    const { cookie } = await signIn();
    const answer = await ask(messages, { path: `/api/chat/messages?sessionId=${newId()}`, cookie });
    expect(answer.status).toBe(404);
    expect(answer.headers.get("cache-control")).toBe("private, no-store");
  });

  it("an answer that says nothing about being kept is kept by nobody; a drawing may be", async () => {
    const bare = await admit(
      new Request("http://localhost:3000/api/x"),
      { params: Promise.resolve({}) },
      {},
      async () => Response.json({}),
    );
    expect(bare.headers.get("cache-control")).toBe("private, no-store");
    expect((await ask(drawn)).headers.get("cache-control")).toBe("public, max-age=3600");
  });
});
