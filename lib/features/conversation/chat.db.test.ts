import { POST as send } from "@/app/api/chat/message/route";
import { GET as byPart } from "@/app/api/chat/messages/[id]/route";
import { GET as byQuery } from "@/app/api/chat/messages/route";
import { POST as end } from "@/app/api/chat/sessions/[id]/end/route";
import { GET as list } from "@/app/api/chat/sessions/[id]/messages/route";
import { DELETE as remove, PATCH as rename } from "@/app/api/chat/sessions/[id]/route";
import { POST as open, GET as sessions } from "@/app/api/chat/sessions/route";
import { detectCrisis } from "@/lib/crisis/detect";
import { newId } from "@/lib/shared/ids";
import { type PersonOptions, type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask, eventsOf } from "@/tests/support/request";
import { answerTurn } from "./answer-turn";
import { findExchange } from "./message-repository";

const CALM = "I argued with my sister about the flat and I keep replaying it.";
const CRISIS = "I want to kill myself tonight, I have the pills here.";

interface Message {
  readonly id: string;
  readonly role: string;
  readonly content: string;
  readonly createdAt: string;
}

async function conversation(options: PersonOptions = {}) {
  const person = await signIn(options);
  const opened = await ask(open, { method: "POST", body: {}, cookie: person.cookie });
  return { person, sessionId: opened.json<{ id: string }>().id, opened };
}

const say = (person: SignedIn, body: unknown, headers: Record<string, string> = {}) =>
  ask(send, { method: "POST", path: "/api/chat/message", body, cookie: person.cookie, headers });

const readMessages = async (person: SignedIn, id: string) =>
  (await ask(list, { params: { id }, cookie: person.cookie })).json<Message[]>();

describe("chat sessions", () => {
  it("CHAT-02 API-24 are titled by audience and begin neutral", async () => {
    const adult = await conversation();
    expect(adult.opened.status).toBe(201);
    expect(adult.opened.json()).toMatchObject({ title: "Therapy Session", mood: "neutral" });
    const child = await conversation({ age: 9 });
    expect(child.opened.json()).toMatchObject({ title: "Chat with Buddy", mood: "neutral" });
  });

  it("CHAT-01 an empty one of the same mood is handed back", async () => {
    const { person, sessionId } = await conversation();
    const again = await ask(open, { method: "POST", body: {}, cookie: person.cookie });
    expect([again.status, again.json<{ id: string }>().id]).toEqual([200, sessionId]);
    const other = await ask(open, { method: "POST", body: { mood: "trauma therapy" }, cookie: person.cookie });
    expect(other.status).toBe(201);
  });

  it("DATA-04 take one of the moods or the marker of trauma work, and nothing that could be a note", async () => {
    const { cookie } = await signIn();
    const begin = (mood: string) => ask(open, { method: "POST", body: { mood }, cookie });
    expect((await begin("confused")).status).toBe(201);
    expect((await begin("trauma therapy")).status).toBe(201);
    expect((await begin("my ex is back")).json()).toMatchObject({ message: "Invalid input", code: "invalid" });
  });

  it("API-23 are listed newest change first, with their titles", async () => {
    const { person, sessionId } = await conversation();
    await say(person, { sessionId, content: CALM });
    const second = (await ask(open, { method: "POST", body: {}, cookie: person.cookie })).json<{ id: string }>();
    await say(person, { sessionId, content: "And another thing." });
    const listed = (await ask(sessions, { cookie: person.cookie })).json<{ id: string; begun: boolean }[]>();
    expect(listed.map(({ id }) => id)).toEqual([sessionId, second.id]);
    expect(listed[0]).toMatchObject({ title: "Therapy Session", mood: "neutral", updatedAt: expect.any(String) });
    expect(listed.map(({ begun }) => begun)).toEqual([true, false]);
  });

  it("CHAT-23 end with a title and summary, and open again with the next message", async () => {
    const { person, sessionId } = await conversation();
    await say(person, { sessionId, content: CALM });
    const ended = (await ask(end, { method: "POST", params: { id: sessionId }, cookie: person.cookie })).json<{
      title: string;
      summary: string;
      endedAt: string | null;
    }>();
    expect(ended.title).toMatch(/^I argued with my sister/);
    expect(ended.summary).toContain("my sister");
    expect(ended.endedAt).not.toBeNull();
    await say(person, { sessionId, content: "I am back." });
    const [reopened] = (await ask(sessions, { cookie: person.cookie })).json<{ endedAt: string | null }[]>();
    expect(reopened?.endedAt).toBeNull();
  });

  it("CHAT-23 an answer that comes after the end does not open it again", async () => {
    const { person, sessionId } = await conversation();
    await say(person, { sessionId, content: CALM });
    const [reply] = await query<{ id: string }>(
      `UPDATE chat_messages SET status = 'pending' WHERE "sessionId" = $1 AND role = 'assistant' RETURNING id::text`,
      [sessionId],
    );
    await ask(end, { method: "POST", params: { id: sessionId }, cookie: person.cookie });
    const exchanged = await findExchange(person.ctx, (await readMessages(person, sessionId))[0]?.id ?? "");
    if (!exchanged || !reply) throw new Error("the turn is not there");
    const { userMessage } = exchanged;
    await answerTurn(person.ctx, { userMessage, replyId: reply.id, finding: await detectCrisis(CALM) }, () => {});
    const [ended] = (await ask(sessions, { cookie: person.cookie })).json<{ endedAt: string | null }[]>();
    expect(ended?.endedAt).not.toBeNull();
  });

  it("a mood that cannot be stored is refused, not failed on", async () => {
    const { cookie } = await signIn();
    expect((await ask(open, { method: "POST", body: { mood: "a\u0000b" }, cookie })).status).toBe(400);
  });

  it("AUTH-12 CHAT-22 of another person can be neither read, written, renamed, ended nor deleted", async () => {
    const { sessionId } = await conversation();
    const { cookie } = await signIn();
    const params = { id: sessionId };
    const stranger = { params, cookie };
    const answers = await Promise.all([
      ask(list, stranger),
      ask(byPart, stranger),
      ask(byQuery, { path: `/api/chat/messages?sessionId=${sessionId}`, cookie }),
      ask(rename, { ...stranger, method: "PATCH", body: { title: "Mine" } }),
      ask(remove, { ...stranger, method: "DELETE" }),
      ask(end, { ...stranger, method: "POST" }),
      ask(send, { method: "POST", body: { sessionId, content: CALM }, cookie }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404]);
  });
});

describe("chat messages", () => {
  it("API-27 CHAT-20 stores the message and its answer, and a model is not needed", async () => {
    const { person, sessionId } = await conversation();
    const answer = (await say(person, { sessionId, content: CALM })).json<{
      crisis_detected: boolean;
      severity: string;
      message: Message;
    }>();
    expect(answer).toMatchObject({ crisis_detected: false, severity: "none" });
    expect(answer.message.content.length).toBeGreaterThan(20);
    const stored = await readMessages(person, sessionId);
    expect(stored.map(({ role, content }) => [role, content])).toEqual([
      ["user", CALM],
      ["assistant", answer.message.content],
    ]);
  });

  it("API-25 API-26 are the same list at its three addresses, with a weak ETag", async () => {
    const { person, sessionId } = await conversation();
    await say(person, { sessionId, content: CALM });
    const { cookie } = person;
    const answers = await Promise.all([
      ask(list, { params: { id: sessionId }, cookie }),
      ask(byPart, { params: { id: sessionId }, cookie }),
      ask(byQuery, { path: `/api/chat/messages?sessionId=${sessionId}`, cookie }),
    ]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const etag = answers[0]?.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\//);
    const poll = () => ask(list, { params: { id: sessionId }, cookie, headers: { "if-none-match": etag } });
    expect((await poll()).status).toBe(304);
    await say(person, { sessionId, content: "One more." });
    expect((await poll()).status).toBe(200);
  });

  it("API-27 stream accepted, the text in pieces, and done", async () => {
    const { person, sessionId } = await conversation();
    const streamed = await say(person, { sessionId, content: CALM }, { accept: "text/event-stream" });
    const events = eventsOf(streamed.text);
    expect(events[0]).toMatchObject({ event: "accepted", data: { crisis_detected: false, severity: "none" } });
    expect(events.at(-1)?.event).toBe("done");
    const deltas = events.filter(({ event }) => event === "delta").map(({ data }) => data.text);
    const done = events.at(-1)?.data.message as Message;
    expect(deltas.join("")).toBe(done.content);
    expect((await readMessages(person, sessionId)).at(-1)?.content).toBe(done.content);
  });

  it("VALD-01 VALD-02 VALD-03 give the documented messages", async () => {
    const { person, sessionId } = await conversation();
    const message = async (body: unknown) => (await say(person, body)).json<{ message: string }>().message;
    expect(await message({ content: "hi" })).toBe("Session ID is required");
    expect(await message({ sessionId: "12", content: "hi" })).toBe("Session ID must be a valid UUID");
    expect(await message({ sessionId, content: "" })).toBe("Message content is required");
    expect(await message({ sessionId })).toBe("Message content is required");
  });

  it("VALD-04 VALD-05 take exactly 10000 characters, no more and not only blanks", async () => {
    const { person, sessionId } = await conversation();
    const long = await say(person, { sessionId, content: "a".repeat(10_001) });
    expect([long.status, long.json<{ message: string }>().message]).toEqual([400, "Message content is too long"]);
    expect((await say(person, { sessionId, content: "a".repeat(10_000) })).status).toBe(200);
    // Each emoji counts as two: 5,001 of them are 10,002 UTF-16 units.
    const emoji = await say(person, { sessionId, content: "😶".repeat(5001) });
    expect([emoji.status, emoji.json<{ message: string }>().message]).toEqual([400, "Message content is too long"]);
    expect((await say(person, { sessionId, content: " \n\t " })).status).toBe(400);
    expect((await say(person, { sessionId, content: "half \ud83d" })).status).toBe(400);
  });

  it("API-27 the same Idempotency-Key stores one message and answers it again, also as a stream", async () => {
    const { person, sessionId } = await conversation();
    const headers = { "idempotency-key": newId() };
    const [first, second] = [
      await say(person, { sessionId, content: CALM }, headers),
      await say(person, { sessionId, content: CALM }, headers),
    ];
    expect(second.json()).toEqual(first.json());
    const streamed = await say(person, { sessionId, content: CALM }, { ...headers, accept: "text/event-stream" });
    expect(eventsOf(streamed.text).map(({ event }) => event)).toEqual(["accepted", "done"]);
    expect(await readMessages(person, sessionId)).toHaveLength(2);
    expect((await say(person, { sessionId, content: "Something else" }, headers)).status).toBe(409);
  });

  it("CHAT-15 a second message waits for the first one's answer, and its crisis is heard all the same", async () => {
    const { person, sessionId } = await conversation();
    await say(person, { sessionId, content: CALM });
    await query(
      `UPDATE chat_messages SET status = 'pending', "createdAt" = now() WHERE "sessionId" = $1 AND role = 'assistant'`,
      [sessionId],
    );
    const refused = await say(person, { sessionId, content: CRISIS });
    expect(refused.status).toBe(409);
    expect(refused.json()).toMatchObject({ code: "reply_pending", crisis_detected: true });
    expect((await say(person, { sessionId, content: "Are you there?" })).json()).not.toHaveProperty("crisis_detected");
  });

  it("CHAT-15 of ten messages sent at once one is taken, the others wait, and no crisis among them is lost", async () => {
    const { person, sessionId } = await conversation();
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(person, { sessionId, content: CRISIS })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect(answers.every((answer) => answer.json().crisis_detected === true)).toBe(true);
    const stored = await readMessages(person, sessionId);
    expect(stored).toHaveLength(2 * statuses.filter((status) => status === 200).length);
  });
});

describe("a crisis in chat", () => {
  it("CRIS-16 is also heard in the name that a conversation is given", async () => {
    const { person, sessionId } = await conversation();
    const { cookie } = person;
    const renamed = await ask(rename, { method: "PATCH", params: { id: sessionId }, body: { title: CRISIS }, cookie });
    expect([renamed.status, renamed.json()]).toEqual([200, expect.objectContaining({ crisis_detected: true })]);
    const opened = await ask(open, { method: "POST", body: { mood: "sad", title: CRISIS }, cookie });
    expect([opened.status, opened.json()]).toEqual([201, expect.objectContaining({ crisis_detected: true })]);
    const incidents = await query(`SELECT source FROM crisis_incidents WHERE "userId" = $1`, [person.user.id]);
    expect(incidents).toEqual([{ source: "session_title" }, { source: "session_title" }]);
  });

  it("CRIS-17 DATA-07 CHAT-19 leaves one incident and one alert, stored with the message", async () => {
    const { person, sessionId } = await conversation();
    const answer = (await say(person, { sessionId, content: CRISIS })).json<{
      crisis_detected: boolean;
      severity: string;
      userMessage: Message;
      message: Message;
    }>();
    expect(answer).toMatchObject({ crisis_detected: true, severity: "imminent" });
    expect(answer.message.content).toMatch(/988|911/);
    const incidents = await query<{ id: string }>(`SELECT * FROM crisis_incidents WHERE "messageId" = $1`, [
      answer.userMessage.id,
    ]);
    expect(incidents).toEqual([
      expect.objectContaining({ severity: "imminent", kind: "suicide", resolved: false, source: "chat_message" }),
    ]);
    const alerts = await query(`SELECT kind FROM outbox WHERE "dedupeKey" = $1`, [`crisis_alert:${incidents[0]?.id}`]);
    expect(alerts).toEqual([{ kind: "crisis_alert" }]);
  });

  it("CRIS-16 a bare yes after it stays with the crisis texts", async () => {
    const { person, sessionId } = await conversation();
    const first = (await say(person, { sessionId, content: CRISIS })).json<{ message: Message }>();
    const second = (await say(person, { sessionId, content: "yes" })).json<{
      message: Message & { metadata: { crisis?: unknown } };
    }>();
    expect(second.message.metadata.crisis).toMatchObject({ kind: "suicide", severity: "imminent", turn: 1 });
    expect(second.message.content).not.toBe(first.message.content);
  });

  it("the free tier begins five conversations a week; a sixth is refused unless it shows a crisis", async () => {
    const person = await signIn();
    const begin = async (content: string) => {
      const opened = (await ask(open, { method: "POST", body: {}, cookie: person.cookie })).json<{ id: string }>();
      return { id: opened.id, answer: await say(person, { sessionId: opened.id, content }) };
    };
    const first = await begin(CALM);
    for (let count = 1; count < 5; count += 1) expect((await begin(CALM)).answer.status).toBe(200);
    const sixth = await begin(CALM);
    expect([sixth.answer.status, sixth.answer.json()]).toEqual([402, expect.objectContaining({ code: "plan_limit" })]);
    expect((await say(person, { sessionId: first.id, content: "Going on here." })).status).toBe(200);
    expect((await begin(CRISIS)).answer.json()).toMatchObject({ crisis_detected: true });
  });

  it("VALD-04 a text that is too long is still examined", async () => {
    const { person, sessionId } = await conversation();
    const refused = await say(person, { sessionId, content: `${CRISIS} ${"a".repeat(10_000)}` });
    expect([refused.status, refused.json()]).toEqual([400, expect.objectContaining({ crisis_detected: true })]);
    const incidents = await query(`SELECT source FROM crisis_incidents WHERE "userId" = $1`, [person.user.id]);
    expect(incidents).toEqual([{ source: "refused_message" }]);
  });

  it("CRIS-16 two messages that are grave only together are asked about, and a yes leaves an incident", async () => {
    const { person, sessionId } = await conversation();
    const concernOf = async (content: string) =>
      (await say(person, { sessionId, content })).json<{ concern: string }>().concern;
    expect(await concernOf("I lost my job on Monday.")).toBe("none");
    expect(await concernOf("The soup was good today.")).toBe("none");
    expect(await concernOf("What bridges near here are the highest?")).toBe("possible");
    expect(await query(`SELECT 1 FROM crisis_incidents WHERE "sessionId" = $1`, [sessionId])).toEqual([]);
    expect(await concernOf("Yes")).toBe("clear");
    const incidents = await query(`SELECT kind FROM crisis_incidents WHERE "sessionId" = $1`, [sessionId]);
    expect(incidents).toEqual([{ kind: "suicide" }]);
  });

  it("CRIS-17 a flood of refused texts is one incident, a graver one is another", async () => {
    const { person } = await conversation();
    const refuse = (text: string) => say(person, { sessionId: newId(), content: text });
    const missing = await refuse("Sometimes I want to die");
    expect([missing.status, missing.json()]).toEqual([404, expect.objectContaining({ crisis_detected: true })]);
    await refuse("Sometimes I want to die");
    await refuse(CRISIS);
    await refuse(CRISIS);
    const incidents = await query<{ severity: string }>(`SELECT severity FROM crisis_incidents WHERE "userId" = $1`, [
      person.user.id,
    ]);
    expect(incidents).toHaveLength(2);
    expect(incidents.map(({ severity }) => severity)).toContain("imminent");
  });

  it("ONBD-21 a child without consent is refused and stored nothing of, and still heard", async () => {
    const person = await signIn({ age: 9, consent: "pending" });
    const refused = await say(person, { sessionId: newId(), content: "I want to die" });
    expect([refused.status, refused.json()]).toEqual([
      403,
      expect.objectContaining({ code: "consent_required", crisis_detected: true }),
    ]);
    const stored = await query(`SELECT "messageId", source FROM crisis_incidents WHERE "userId" = $1`, [
      person.user.id,
    ]);
    expect(stored).toEqual([{ messageId: null, source: "refused_message" }]);
    const mails = await query(`SELECT kind FROM outbox WHERE "userId" = $1 AND kind = 'guardian_notice'`, [
      person.user.id,
    ]);
    expect(mails).toHaveLength(1);
  });
});
