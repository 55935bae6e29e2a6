import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { MoodEntry, RecordedMood } from "@/lib/features/mood/types";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { DELETE } from "./[id]/route";
import { GET, PATCH, POST } from "./route";

const HERE = "http://localhost:3000/api/mood";
const none = { params: Promise.resolve({}) };
const CRISIS = "I want to kill myself tonight";

const headers = (who: SignedIn | null, more: Record<string, string> = {}): HeadersInit => ({
  ...(who ? { cookie: who.cookie } : {}),
  ...more,
});

const list = (who: SignedIn | null, search = ""): Promise<Response> =>
  GET(new Request(`${HERE}${search}`, { headers: headers(who) }), none);

const post = (who: SignedIn | null, body: unknown, more: Record<string, string> = {}): Promise<Response> =>
  POST(
    new Request(HERE, {
      method: "POST",
      headers: headers(who, { "content-type": "application/json", ...more }),
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
    none,
  );

const remove = (who: SignedIn | null, id: string): Promise<Response> =>
  DELETE(new Request(`${HERE}/${id}`, { method: "DELETE", headers: headers(who) }), {
    params: Promise.resolve({ id }),
  });

const posted = async (who: SignedIn, body: unknown): Promise<RecordedMood> => (await post(who, body)).json();
const listed = async (who: SignedIn, search = ""): Promise<MoodEntry[]> => (await list(who, search)).json();
const incidentsOf = (who: SignedIn) =>
  query<{ source: string; severity: string; description: string }>(
    `SELECT "source", "severity", "description" FROM crisis_incidents WHERE "userId" = $1`,
    [who.user.id],
  );

describe("POST /api/mood", () => {
  it("API-22 creates an entry for the caller and answers 201 with it", async () => {
    const kim = await signIn();
    const response = await post(kim, { mood: "sad", moodScore: 3, notes: "Rain all day", userId: newId() });
    expect(response.status).toBe(201);
    const entry = await response.json();
    expect(entry).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      userId: kim.user.id,
      mood: "sad",
      moodScore: 3,
      notes: "Rain all day",
      triggers: [],
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      crisis_detected: false,
      concern: "none",
    });
    const { crisis_detected: _, concern: __, ...stored } = entry;
    expect(await listed(kim)).toEqual([stored]);
  });

  it("MOOD-12 stores an empty list of triggers, and those that come", async () => {
    const kim = await signIn();
    expect((await posted(kim, { mood: "happy" })).triggers).toEqual([]);
    expect((await posted(kim, { mood: "happy", triggers: [" sleep ", "work"] })).triggers).toEqual(["sleep", "work"]);
  });

  it.each([1, 10])("VALD-06 takes the score %d", async (moodScore) => {
    expect((await posted(await signIn(), { mood: "angry", moodScore })).moodScore).toBe(moodScore);
  });

  it("VALD-06 takes 5 where no score comes", async () => {
    expect((await posted(await signIn(), { mood: "confused" })).moodScore).toBe(5);
  });

  it.each([
    ["a score of 0", { mood: "sad", moodScore: 0 }, "moodScore"],
    ["a score of 11", { mood: "sad", moodScore: 11 }, "moodScore"],
    ["half a point", { mood: "sad", moodScore: 4.5 }, "moodScore"],
    ["a score as text", { mood: "sad", moodScore: "5" }, "moodScore"],
    ["no mood", { moodScore: 5 }, "mood"],
    ["a seventh mood", { mood: "bored" }, "mood"],
  ])("VALD-06 refuses %s", async (_, body, path) => {
    const kim = await signIn();
    const response = await post(kim, body);
    expect(response.status).toBe(400);
    expect((await response.json()).issues).toEqual([expect.objectContaining({ path })]);
    expect(await listed(kim)).toEqual([]);
  });

  it("VALD-07 trims notes and leaves out empty ones", async () => {
    const kim = await signIn();
    expect((await posted(kim, { mood: "sad", notes: "  a long day \n" })).notes).toBe("a long day");
    expect((await posted(kim, { mood: "sad", notes: "   " })).notes).toBeNull();
  });

  it("VALD-24 takes notes up to 2000 characters, as JavaScript counts them, and refuses longer ones", async () => {
    const kim = await signIn();
    expect((await post(kim, { mood: "sad", notes: "😶".repeat(1000) })).status).toBe(201);
    expect((await post(kim, { mood: "sad", notes: "😶".repeat(1001) })).status).toBe(400);
    expect((await post(kim, { mood: "sad", notes: "x".repeat(2001) })).status).toBe(400);
  });

  it.each([
    ["no JSON", "{"],
    ["a list", [{ mood: "sad" }]],
    ["a NUL", { mood: "sad", notes: "a\u0000b" }],
    ["half a character", JSON.stringify({ mood: "sad", notes: "x" }).replace("x", "\\ud800")],
    ["an operator for a note", { mood: "sad", notes: { not: "" } }],
    ["eleven triggers", { mood: "sad", triggers: Array(11).fill("x") }],
  ])("answers 400 to %s", async (_, body) => {
    expect((await post(await signIn(), body)).status).toBe(400);
  });

  it("keeps notes and triggers sealed in the database", async () => {
    const kim = await signIn();
    await posted(kim, { mood: "sad", notes: "the house after dad", triggers: ["the attic"] });
    const [row] = await query(`SELECT * FROM mood_entries WHERE "userId" = $1`, [kim.user.id]);
    expect(JSON.stringify(row)).not.toMatch(/house after dad|attic/);
    expect(row).toMatchObject({ notes: expect.stringMatching(/^v1\./), triggers: expect.stringMatching(/^v1\./) });
  });

  it("stores one entry for two sends of one Idempotency-Key", async () => {
    const kim = await signIn();
    const key = { "idempotency-key": newId() };
    const [one, two] = await Promise.all([post(kim, { mood: "happy" }, key), post(kim, { mood: "happy" }, key)]);
    expect(await one?.json()).toEqual(await two?.json());
    expect(await listed(kim)).toHaveLength(1);
  });

  it.each([
    ["note", { mood: "sad", notes: CRISIS }],
    ["trigger", { mood: "sad", notes: "fine", triggers: [CRISIS] }],
  ])("CRIS-17 records an incident and an alert with a crisis in a %s", async (_, body) => {
    const kim = await signIn();
    const response = await post(kim, body, { "idempotency-key": newId() });
    expect(response.status).toBe(201);
    expect((await response.json()).crisis_detected).toBe(true);
    const incidents = await incidentsOf(kim);
    expect(incidents).toEqual([expect.objectContaining({ source: "mood_note" })]);
    const alerts = await query(`SELECT "kind" FROM outbox WHERE "userId" = $1`, [kim.user.id]);
    expect(alerts).toContainEqual({ kind: "crisis_alert" });
    await drainOutbox(kim.ctx);
  });

  it("is never limited by the plan: the free tier checks in as often as it likes", async () => {
    const kim = await signIn();
    for (let entry = 0; entry < 12; entry += 1) expect((await post(kim, { mood: "neutral" })).status).toBe(201);
  });

  it("asks for patience after 30 entries in a minute, and still sees a crisis in the next", async () => {
    const kim = await signIn();
    for (let entry = 0; entry < 30; entry += 1) await post(kim, { mood: "neutral" });
    const response = await post(kim, { mood: "sad", notes: CRISIS });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ code: "rate_limited", crisis_detected: true });
  });

  it("refuses a visitor and stores nothing", async () => {
    const response = await post(null, { mood: "sad" });
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ message: "Unauthorized" });
  });

  it("stores nothing of a child whose parent has not agreed, but sees a crisis", async () => {
    const ana = await signIn({ age: 9, consent: "pending" });
    const response = await post(ana, { mood: "sad", notes: CRISIS });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: "consent_required", crisis_detected: true });
    expect(await listed(ana)).toEqual([]);
    expect(await incidentsOf(ana)).toHaveLength(1);
  });

  it("stores the mood of a child whose parent agreed", async () => {
    expect((await post(await signIn({ age: 9 }), { mood: "happy", moodScore: 8 })).status).toBe(201);
  });
});

describe("GET /api/mood", () => {
  it("API-20 API-21 answers the caller's entries, newest first, with score and notes", async () => {
    const kim = await signIn();
    const first = await posted(kim, { mood: "sad", moodScore: 3, notes: "one" });
    const second = await posted(kim, { mood: "happy", moodScore: 8 });
    const entries = await listed(kim);
    expect(entries.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(entries[1]).toMatchObject({ mood: "sad", moodScore: 3, notes: "one", createdAt: first.createdAt });
  });

  it("AUTH-12 never answers another person's entries", async () => {
    const [kim, stranger] = [await signIn(), await signIn()];
    const { id } = await posted(kim, { mood: "sad", notes: "mine" });
    expect(await listed(stranger)).toEqual([]);
    expect((await list(stranger, `?cursor=${id}`)).status).toBe(400);
  });

  it("pages with limit and cursor, each entry once", async () => {
    const kim = await signIn();
    for (const mood of ["happy", "sad", "anxious", "angry", "neutral"]) await post(kim, { mood });
    const first = await listed(kim, "?limit=2");
    const rest = await listed(kim, `?cursor=${first[1]?.id}`);
    expect([...first, ...rest].map(({ mood }) => mood)).toEqual(["neutral", "angry", "anxious", "sad", "happy"]);
  });

  it("answers the newest 100 when more are stored", async () => {
    const kim = await signIn();
    await query(
      `INSERT INTO mood_entries ("id", "userId", "mood", "moodScore", "createdAt")
       SELECT gen_random_uuid(), $1::uuid, 'neutral', 5, now() - make_interval(mins => n) FROM generate_series(1, 130) n`,
      [kim.user.id],
    );
    const entries = await listed(kim);
    expect(entries).toHaveLength(100);
    expect(entries[0]?.triggers).toEqual([]);
  });

  it.each(["?limit=0", "?limit=101", "?limit=x", "?cursor=1"])("answers 400 to %s", async (search) => {
    expect((await list(await signIn(), search)).status).toBe(400);
  });

  it("answers 401 to a visitor and 405 to a method it does not have", async () => {
    expect((await list(null)).status).toBe(401);
    expect((await PATCH(new Request(HERE, { method: "PATCH" }), none)).status).toBe(405);
  });
});

describe("DELETE /api/mood/{id}", () => {
  it("takes the caller's entry back with 204, once", async () => {
    const kim = await signIn();
    const { id } = await posted(kim, { mood: "sad" });
    expect((await remove(kim, id)).status).toBe(204);
    expect(await listed(kim)).toEqual([]);
    expect((await remove(kim, id)).status).toBe(404);
  });

  it("AUTH-12 answers 404 to a stranger and keeps the entry", async () => {
    const [kim, stranger] = [await signIn(), await signIn()];
    const { id } = await posted(kim, { mood: "sad" });
    expect((await remove(stranger, id)).status).toBe(404);
    expect(await listed(kim)).toHaveLength(1);
  });

  it("answers 401 to a visitor and 400 to something that is no id", async () => {
    expect((await remove(null, newId())).status).toBe(401);
    expect((await remove(await signIn(), "1")).status).toBe(400);
  });
});
