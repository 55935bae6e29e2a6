import { existsSync } from "node:fs";
import { GET as list } from "@/app/api/chat/sessions/[id]/messages/route";
import { GET as health } from "@/app/api/health/route";
import { POST as feel } from "@/app/api/mood/route";
import { GET as listTalk } from "@/app/api/relationship-messages/[sessionId]/route";
import { POST as tell } from "@/app/api/relationship-messages/route";
import { PATCH as profile } from "@/app/api/user/profile/route";
import { alertReaderOff } from "@/lib/core/delivery/outbox/alert-reader-off";
import { mayBeQuoted, quotesDelicately } from "@/lib/guide/delicate";
import { dropReader, encoderInTime } from "@/lib/reader/loaded";
import { couple } from "@/tests/factories/couples";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { say, setModelServer, type Talker, talkersOf } from "@/tests/factories/talkers";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import { HIDDEN, switchReader } from "@/tests/fakes/unreading-detector";
import { query } from "@/tests/support/database";
import { mailsOfKind } from "@/tests/support/mails";
import { everythingSent } from "@/tests/support/outbox";
import { readerLoaded } from "@/tests/support/reader-loaded";
import { aWhilePasses, incidentsOf, sweep, turnReaderOff, unreadOf } from "@/tests/support/reader-off";
import { ask } from "@/tests/support/request";

jest.mock("@/lib/crisis/detect", () => jest.requireActual("@/tests/fakes/unreading-detector"));

const CALM = "I argued with my sister about the flat.";
const HOUR = 60 * 60_000;

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
  setModelServer(server);
});
afterAll(() => server.close());

// Between tests the reader stays off too: work left running by one must not load the model during
// the next.
beforeEach(turnReaderOff);
afterAll(dropReader);

const talker = async (): Promise<Talker> => {
  const [one] = await talkersOf(1);
  if (!one) throw new Error("nobody talks");
  return one;
};
interface Shown {
  readonly role?: string;
  readonly metadata: { readonly crisis?: Record<string, unknown>; readonly fallback?: boolean } | null;
}
const readList = ({ cookie, sessionId }: Talker, headers = {}) =>
  ask(list, { params: { id: sessionId }, cookie, headers });

describe("the reader is off", () => {
  it("CRIS-16 /api/health says so", async () => {
    await encoderInTime();
    expect((await ask(health, { path: "/api/health" })).json()).toMatchObject({ status: "ok", reader: "off" });
  });

  it("CHAT-20 no model speaks, while the second reader is still asked", async () => {
    const person = await talker();
    const asked = server.questions.length;
    const spoke = server.requests.length - asked;
    const { status, json } = await say(person, CALM);
    expect([status, json<{ message: Shown }>().message.metadata]).toEqual([
      200,
      expect.objectContaining({ fallback: true }),
    ]);
    expect(server.questions.length).toBeGreaterThan(asked);
    expect(server.requests.filter(({ body }) => body.stream).length).toBe(0);
    expect(spoke).toBeLessThanOrEqual(0);
  });

  it("CHAT-24 nothing of it is remembered, and nothing is quoted", async () => {
    const person = await talker();
    await say(person, "My sister Nora lives in Lisbon.");
    expect(await query(`SELECT 1 FROM memory_items WHERE "userId" = $1`, [person.user.id])).toEqual([]);
    const hearer = { language: "en", audience: "adult" } as const;
    expect(await mayBeQuoted("My sister Nora lives in Lisbon", hearer)).toBe(false);
    expect(await quotesDelicately("You said “my sister Nora lives in Lisbon”.", hearer)).toBe(true);
  });

  it("the administrators hear of it once an hour, whichever processes find it off, and of nobody", async () => {
    await encoderInTime();
    await Promise.all([sweep(), sweep()]);
    await sweep();
    const { ctx } = await signIn();
    const mails = await mailsOfKind(ctx, "reader_off");
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).not.toMatch(/crisis|reader/i);
    expect(mails[0]?.text).toContain("/api/health");
    const later = (hours: number) => ({ ...ctx, later: () => {}, now: () => new Date(Date.now() + hours * HOUR) });
    await alertReaderOff(later(0.9));
    expect(await mailsOfKind(ctx, "reader_off")).toHaveLength(1);
    await alertReaderOff(later(2.1));
    expect(await query(`SELECT 1 FROM outbox WHERE kind = 'reader_off'`)).toHaveLength(2);
  });
});

describe("what was written meanwhile", () => {
  it("CRIS-16 CRIS-17 a message is marked by its id alone, read once the reader is back, recorded, alerted, and shown", async () => {
    const person = await talker();
    const sent = (await say(person, HIDDEN)).json<{ crisis_detected: boolean; userMessage: { id: string } }>();
    expect(sent.crisis_detected).toBe(false);
    expect(await unreadOf(person)).toEqual([{ source: "chat_message", sourceId: sent.userMessage.id }]);
    await sweep();
    expect(await unreadOf(person)).toHaveLength(1);
    expect(await incidentsOf(person)).toEqual([]);
    const before = await readList(person);
    const tag = before.headers.get("etag") ?? "";
    expect((await readList(person, { "if-none-match": tag })).status).toBe(304);

    switchReader(true);
    await aWhilePasses();
    await sweep();
    expect(await unreadOf(person)).toEqual([]);
    expect(await incidentsOf(person)).toEqual([{ source: "chat_message", severity: "high" }]);
    await everythingSent(person.ctx);
    const alerts = await query(
      `SELECT 1 FROM outbox WHERE kind = 'crisis_alert' AND "userId" = $1 AND "sentAt" IS NOT NULL`,
      [person.user.id],
    );
    expect(alerts).toHaveLength(1);
    const polled = await readList(person, { "if-none-match": tag });
    expect(polled.status).toBe(200);
    expect(polled.json<Shown[]>().at(-1)?.metadata?.crisis).toMatchObject({
      kind: "suicide",
      severity: "high",
      sign: true,
      late: true,
    });
    // The protocol starts with the next message.
    const next = (await say(person, CALM)).json<{ message: Shown }>();
    expect(next.message.metadata?.crisis).toMatchObject({ turn: 0 });
    await sweep();
    expect(await incidentsOf(person)).toHaveLength(1);
  });

  it("CRIS-16 a calm one is read and forgotten", async () => {
    const person = await talker();
    await say(person, CALM);
    switchReader(true);
    await sweep();
    expect([await unreadOf(person), await incidentsOf(person)]).toEqual([[], []]);
    expect((await readList(person)).json<Shown[]>().at(-1)?.metadata?.crisis).toBeUndefined();
  });

  it("CRIS-16 a plain statement is clear without the encoder, and is not marked", async () => {
    const person = await talker();
    const sent = (await say(person, "I want to kill myself tonight.")).json<{ crisis_detected: boolean }>();
    expect([sent.crisis_detected, await unreadOf(person)]).toEqual([true, []]);
  });

  it("CRIS-16 API-22 a mood's note and the goals are read too", async () => {
    const person = await signIn();
    const { cookie } = person;
    await ask(feel, { method: "POST", body: { mood: "sad", notes: HIDDEN }, cookie });
    await ask(profile, { method: "PATCH", body: { therapyGoals: HIDDEN }, cookie });
    expect((await unreadOf(person)).map(({ source }) => source).sort()).toEqual(["mood_note", "profile"]);
    switchReader(true);
    await sweep();
    const found = (await incidentsOf(person)).map(({ source }) => source).sort();
    expect([found, await unreadOf(person)]).toEqual([["mood_note", "profile"], []]);
  });

  it("COUP-15 CRIS-16 in a talk of two the writer alone is answered", async () => {
    const { maya, noah, session } = await couple();
    await ask(tell, { method: "POST", body: { sessionId: session.id, content: HIDDEN }, cookie: maya.cookie });
    const listFor = async ({ cookie }: SignedIn) =>
      (await ask(listTalk, { params: { sessionId: session.id }, cookie })).json<(Shown & { isPrivate: boolean })[]>();
    const seenByNoah = await listFor(noah);
    switchReader(true);
    await sweep();
    expect(await incidentsOf(maya)).toEqual([{ source: "relationship_message", severity: "high" }]);
    const newest = (await listFor(maya)).at(-1);
    expect(newest).toMatchObject({
      isPrivate: true,
      metadata: { crisis: { kind: "suicide", sign: true, late: true } },
    });
    expect(await listFor(noah)).toEqual(seenByNoah);
    expect(await incidentsOf(noah)).toEqual([]);
  });

  it("R-11 a mark goes with its text, and with the account", async () => {
    const person = await talker();
    await say(person, CALM);
    await query(`DELETE FROM chat_sessions WHERE id = $1`, [person.sessionId]);
    await sweep();
    expect(await unreadOf(person)).toEqual([]);
  });
});

(existsSync("models/reader/reader.onnx") ? it : it.skip)("CRIS-16 with its model the reader is on", async () => {
  delete process.env.READER_DIR;
  dropReader();
  await readerLoaded();
  expect((await ask(health, { path: "/api/health" })).json()).toMatchObject({ status: "ok", reader: "on" });
});
