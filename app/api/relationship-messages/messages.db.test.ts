import { finishOwedAnswers } from "@/lib/features/couples/finish-owed-answers";
import { relationshipKey } from "@/lib/features/couples/relationship-repository";
import { relationshipMessageSeal } from "@/lib/features/couples/sealed";
import type { RelationshipMessage } from "@/lib/features/couples/types";
import { newId } from "@/lib/shared/ids";
import { couple } from "@/tests/factories/couples";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask, eventsOf } from "@/tests/support/request";
import { GET as getByPath } from "./[sessionId]/route";
import { GET, POST } from "./route";

const CRISIS = "I want to kill myself tonight";

interface Sent {
  readonly crisis_detected: boolean;
  readonly severity: string;
  readonly userMessage: RelationshipMessage;
  readonly message: RelationshipMessage;
}

const send = (who: SignedIn | null, body: unknown, headers: Record<string, string> = {}) =>
  ask(POST, { method: "POST", path: "/api/relationship-messages", body, cookie: who?.cookie, headers });
const sent = async (who: SignedIn, body: unknown): Promise<Sent> => {
  const answer = await send(who, body);
  expect(answer.status).toBe(200);
  return answer.json<Sent>();
};
const read = (who: SignedIn | null, sessionId: string, headers: Record<string, string> = {}) =>
  ask(getByPath, {
    path: `/api/relationship-messages/${sessionId}`,
    params: { sessionId },
    cookie: who?.cookie,
    headers,
  });
const list = async (who: SignedIn, sessionId: string): Promise<RelationshipMessage[]> =>
  (await read(who, sessionId)).json<RelationshipMessage[]>();
const incidentsOf = ({ user }: SignedIn) =>
  query<{ source: string; kind: string }>(`SELECT "source", "kind" FROM crisis_incidents WHERE "userId" = $1`, [
    user.id,
  ]);

describe("a talk of two", () => {
  it("COUP-09 COUP-16 API-38 stores the person's message and one answer of the guide; both read both", async () => {
    const { maya, noah, session } = await couple();
    const { userMessage, message, crisis_detected } = await sent(maya, {
      sessionId: session.id,
      content: "I come home empty and I want to be nearer again.",
    });
    expect(crisis_detected).toBe(false);
    expect(userMessage).toMatchObject({
      senderType: "user",
      senderId: maya.user.id,
      senderName: "Maya",
      isPrivate: false,
    });
    expect(message).toMatchObject({
      senderType: "ai",
      senderId: null,
      senderName: "Sage",
      isPrivate: false,
      metadata: null,
    });
    const seen = await list(noah, session.id);
    expect(seen.map(({ id }) => id)).toEqual([userMessage.id, message.id]);
    expect(await list(maya, session.id)).toEqual(seen);
  });

  it("COUP-15 takes user and name from the sign-in, whatever the request claims", async () => {
    const { maya, noah, session } = await couple();
    const { userMessage } = await sent(maya, {
      sessionId: session.id,
      content: "It was me.",
      senderType: "ai",
      senderName: "Sage",
      senderId: noah.user.id,
      userId: noah.user.id,
    });
    expect(userMessage).toMatchObject({ senderType: "user", senderName: "Maya", senderId: maya.user.id });
  });

  it("API-37 answers the newest messages, oldest first, at both addresses, and 304 while nothing changed", async () => {
    const { maya, noah, session } = await couple();
    await sent(maya, { sessionId: session.id, content: "Good evening to both." });
    const first = await read(noah, session.id);
    const same = await ask(GET, { path: `/api/relationship-messages?sessionId=${session.id}`, cookie: noah.cookie });
    expect(same.text).toBe(first.text);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^W\/"/);
    expect((await read(noah, session.id, { "if-none-match": etag })).status).toBe(304);
    await sent(maya, { sessionId: session.id, content: "One more thing from me." });
    expect((await read(noah, session.id, { "if-none-match": etag })).status).toBe(200);
  });

  it("streams what is stored first and the answer after it, to a client that asks for events", async () => {
    const { maya, session } = await couple();
    const answer = await send(
      maya,
      { sessionId: session.id, content: "Shall we try?" },
      { accept: "text/event-stream" },
    );
    const events = eventsOf(answer.text);
    expect(events.map(({ event }) => event)).toEqual(["accepted", "done"]);
    expect(events[0]?.data).toMatchObject({ crisis_detected: false });
    expect(events[1]?.data.message).toMatchObject({ senderType: "ai" });
  });

  it("answers one Idempotency-Key once and the same", async () => {
    const { maya, session } = await couple();
    const key = { "idempotency-key": newId() };
    const body = { sessionId: session.id, content: "Only once, please." };
    const one = (await send(maya, body, key)).json<Sent>();
    const two = (await send(maya, body, key)).json<Sent>();
    expect(two).toEqual(one);
    expect(await list(maya, session.id)).toHaveLength(2);
    expect((await send(maya, { ...body, content: "Another" }, key)).status).toBe(409);
  });

  it("takes one message of a person at a time, also from two tabs at once", async () => {
    const { maya, session } = await couple();
    const sends = await Promise.all(
      ["One.", "Two.", "Three."].map((content) => send(maya, { sessionId: session.id, content })),
    );
    const taken = sends.filter(({ status }) => status === 200).length;
    expect(sends.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    expect(taken).toBeGreaterThan(0);
    // A message that arrived after the answer is accepted after it, never in between.
    const written = (await list(maya, session.id)).map(({ senderType }) => senderType);
    expect(written).toEqual(Array.from({ length: taken }, () => ["user", "ai"]).flat());
  });

  it("takes no message while the answer to the one before is still owed", async () => {
    const { maya, session } = await couple();
    await sent(maya, { sessionId: session.id, content: "One." });
    await query(
      `UPDATE relationship_messages SET "awaitsAnswer" = true, "createdAt" = now()
       WHERE "sessionId" = $1 AND "senderType" = 'user'`,
      [session.id],
    );
    const second = await send(maya, { sessionId: session.id, content: "Two." });
    expect([second.status, second.json().code]).toEqual([409, "reply_pending"]);
    expect(await list(maya, session.id)).toHaveLength(2);
  });

  it("gives an answer that a crash left owed, once", async () => {
    const { maya, session } = await couple();
    await sent(maya, { sessionId: session.id, content: "Are you still there?" });
    await query(
      `UPDATE relationship_messages SET "awaitsAnswer" = true, "createdAt" = now() - interval '5 minutes'
       WHERE "sessionId" = $1 AND "senderType" = 'user'`,
      [session.id],
    );
    await query(`DELETE FROM relationship_messages WHERE "sessionId" = $1 AND "senderType" = 'ai'`, [session.id]);
    await Promise.all([finishOwedAnswers(maya.ctx), finishOwedAnswers(maya.ctx)]);
    expect((await list(maya, session.id)).map(({ senderType }) => senderType)).toEqual(["user", "ai"]);
  });

  it.each([
    ["VALD-22 VALD-24 a blank text", { content: "  \n" }, "Message content is required"],
    ["VALD-24 a text that is too long", { content: "x".repeat(10_001) }, "Message content is too long"],
    ["VALD-24 a text of too many emoji", { content: "😶".repeat(5001) }, "Message content is too long"],
    ["no text", {}, "Message content is required"],
  ])("%s is refused", async (_, part, message) => {
    const { maya, session } = await couple();
    const answer = await send(maya, { sessionId: session.id, ...part });
    expect(answer.status).toBe(400);
    expect(answer.json().message).toBe(message);
  });

  it("VALD-24 takes 10000 units", async () => {
    const { maya, session } = await couple();
    await sent(maya, { sessionId: session.id, content: "so ".repeat(3333) });
  });

  it("AUTH-11 AUTH-12 is nobody else's: 404 for a stranger, 401 for a visitor", async () => {
    const { session } = await couple();
    const stranger = await signIn();
    expect((await read(stranger, session.id)).status).toBe(404);
    expect((await read(null, session.id)).status).toBe(401);
    const refused = await send(stranger, { sessionId: session.id, content: CRISIS });
    expect(refused.status).toBe(404);
    expect(refused.json()).toMatchObject({ crisis_detected: true });
  });
});

describe("private messages", () => {
  it("COUP-10 COUP-11 are seen by their writer alone, and so is the answer", async () => {
    const { maya, noah, session } = await couple();
    const before = await read(noah, session.id);
    const { userMessage, message } = await sent(maya, {
      sessionId: session.id,
      content: "I do not know how to tell him about the job.",
      isPrivate: true,
    });
    expect(userMessage).toMatchObject({ isPrivate: true, targetUserId: null });
    expect(message).toMatchObject({ senderType: "ai", isPrivate: true, targetUserId: maya.user.id });
    expect(await list(maya, session.id)).toHaveLength(2);
    const after = await read(noah, session.id, { "if-none-match": before.headers.get("etag") ?? "" });
    expect(after.status).toBe(304);
  });

  it("COUP-10 with a target are seen by the two that they name", async () => {
    const { maya, noah, session } = await couple();
    const { userMessage, message } = await sent(maya, {
      sessionId: session.id,
      content: "Just for the two of us.",
      isPrivate: true,
      targetUserId: noah.user.id,
    });
    expect((await list(noah, session.id)).map(({ id }) => id)).toEqual([userMessage.id]);
    expect(message).toMatchObject({ isPrivate: true, targetUserId: maya.user.id });
  });

  it("refuses a target who is none of the two", async () => {
    const { maya, session } = await couple();
    const stranger = await signIn();
    const body = { sessionId: session.id, content: "For you", isPrivate: true, targetUserId: stranger.user.id };
    expect((await send(maya, body)).status).toBe(404);
  });

  it("are sealed under their writer's own key, which the other's requests never hold", async () => {
    const { maya, session } = await couple();
    await sent(maya, { sessionId: session.id, content: "The letter in the drawer", isPrivate: true });
    await sent(maya, { sessionId: session.id, content: "The letter on the table" });
    const rows = await query<{ id: string; content: string; isPrivate: boolean; senderType: string }>(
      `SELECT "id"::text, "content", "isPrivate", "senderType"::text FROM relationship_messages WHERE "sessionId" = $1`,
      [session.id],
    );
    const key = await relationshipKey(maya.ctx, session.relationshipId);
    const opens = ({ id, content }: { id: string; content: string }) => {
      try {
        return relationshipMessageSeal.open(key, { id, content, metadata: null }).content !== null;
      } catch {
        return false;
      }
    };
    expect(rows).toHaveLength(4);
    expect(rows.every((row) => opens(row) !== row.isPrivate)).toBe(true);
  });
});

const shape = (messages: readonly RelationshipMessage[]) =>
  messages.map(({ senderType, senderName, messageType, isPrivate, targetUserId, metadata }) => ({
    senderType,
    senderName,
    messageType,
    isPrivate,
    targetUserId,
    metadata,
  }));

describe("a crisis", () => {
  it("CRIS-16 CRIS-17 is answered to its writer alone; the joint talk goes on with a pause", async () => {
    const { maya, noah, session } = await couple();
    const { crisis_detected, message } = await sent(maya, { sessionId: session.id, content: CRISIS });
    expect(crisis_detected).toBe(true);
    expect(message).toMatchObject({
      isPrivate: true,
      targetUserId: maya.user.id,
      metadata: { crisis: { sign: true } },
    });
    expect(await incidentsOf(maya)).toEqual([{ source: "relationship_message", kind: "suicide" }]);
    expect(await incidentsOf(noah)).toEqual([]);
    const seen = await read(noah, session.id);
    expect(shape(seen.json<RelationshipMessage[]>())).toEqual([
      expect.objectContaining({ senderType: "user", messageType: "text" }),
      expect.objectContaining({ senderType: "ai", messageType: "pause", metadata: null }),
    ]);
    expect(seen.text).not.toContain(message.content);
    const words = seen.json<RelationshipMessage[]>().map(({ content }) => content);
    expect(words.join(" ")).not.toMatch(/988|crisis|911/i);
  });

  it("in private changes nothing for the other", async () => {
    const { maya, noah, session } = await couple();
    const etag = (await read(noah, session.id)).headers.get("etag") ?? "";
    const { crisis_detected, message } = await sent(maya, { sessionId: session.id, content: CRISIS, isPrivate: true });
    expect(crisis_detected).toBe(true);
    expect(message.isPrivate).toBe(true);
    expect((await read(noah, session.id, { "if-none-match": etag })).status).toBe(304);
  });

  it("is followed by the protocol: the next private words are heard as an answer to what it asked", async () => {
    const { maya, session } = await couple();
    await sent(maya, { sessionId: session.id, content: CRISIS, isPrivate: true });
    const { message } = await sent(maya, { sessionId: session.id, content: "yes", isPrivate: true });
    expect(message.metadata?.crisis).toMatchObject({ turn: 1 });
  });

  it("of one is never read into the words of the other", async () => {
    const { maya, noah, session } = await couple();
    await sent(maya, { sessionId: session.id, content: CRISIS });
    const { crisis_detected } = await sent(noah, { sessionId: session.id, content: "yes, tonight" });
    expect(crisis_detected).toBe(false);
    expect(await incidentsOf(noah)).toEqual([]);
  });
});

describe("who may come in", () => {
  it.each([9, 15])("COUP-18 refuses a person of %d with 403, and still sees a crisis", async (age) => {
    const minor = await signIn({ age });
    const refused = await send(minor, { sessionId: newId(), content: CRISIS });
    expect(refused.status).toBe(403);
    expect(refused.json()).toMatchObject({ crisis_detected: true });
  });

  it("COUP-18 an age that is not known yet is no adult", async () => {
    const someone = await signIn({ age: null });
    expect((await send(someone, { sessionId: newId(), content: "Hello" })).status).toBe(403);
  });
});
