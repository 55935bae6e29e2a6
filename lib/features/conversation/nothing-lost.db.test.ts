import { POST as send } from "@/app/api/chat/message/route";
import { POST as end } from "@/app/api/chat/sessions/[id]/end/route";
import { GET as list } from "@/app/api/chat/sessions/[id]/messages/route";
import { POST as open } from "@/app/api/chat/sessions/route";
import { db } from "@/lib/server/db";
import { type PersonOptions, type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { CHAT_COPY } from "./copy";
import { chatMessageSeal } from "./sealed";

const CALM = "I argued with my sister about the flat and I keep replaying it.";
const CRISIS = "I have been thinking about killing myself.";
const NOW = "I am going to kill myself tonight, I have the pills here.";

interface Message {
  readonly id: string;
  readonly role: string;
  readonly content: string;
  readonly metadata: { readonly crisis?: { readonly severity: string } } | null;
}

async function conversation(options: PersonOptions = {}) {
  const person = await signIn(options);
  const opened = await ask(open, { method: "POST", body: {}, cookie: person.cookie });
  return { person, sessionId: opened.json<{ id: string }>().id };
}
type Conversation = Awaited<ReturnType<typeof conversation>>;

const say = ({ person, sessionId }: Conversation, content: string) =>
  ask(send, { method: "POST", body: { sessionId, content }, cookie: person.cookie });

const read = ({ person, sessionId }: Conversation) => ask(list, { params: { id: sessionId }, cookie: person.cookie });

const incidents = async ({ user }: SignedIn) =>
  query<{ severity: string; source: string }>(
    `SELECT severity::text, source FROM crisis_incidents WHERE "userId" = $1 ORDER BY "createdAt"`,
    [user.id],
  );

/** Rewrites the state in the newest answer, as another release may have written it. */
async function rewriteState({ person, sessionId }: Conversation, change: (crisis: object) => unknown): Promise<void> {
  const key = person.ctx.actor.key;
  const row = await db().chatMessage.findFirstOrThrow({
    where: { sessionId, role: "assistant" },
    orderBy: { createdAt: "desc" },
    select: { id: true, content: true, metadata: true },
  });
  const crisis = change(chatMessageSeal.open(key, row).metadata?.crisis ?? {});
  const sealed = chatMessageSeal.seal(key, row.id, { metadata: { crisis } as never });
  await db().chatMessage.update({ where: { id: row.id }, data: sealed });
}

/** Pretends the process preparing the newest answer died this many seconds ago. */
const dies = ({ sessionId }: Conversation, secondsAgo: number) =>
  query(
    `UPDATE chat_messages m
     SET "createdAt" = m."createdAt" - make_interval(secs => $2),
         status = (CASE WHEN m.id = newest.id THEN 'pending' ELSE m.status::text END)::"MessageStatus"
     FROM (SELECT id FROM chat_messages WHERE "sessionId" = $1 AND role = 'assistant' ORDER BY "createdAt" DESC LIMIT 1) newest
     WHERE m."sessionId" = $1`,
    [sessionId, secondsAgo],
  );

describe("a crisis state that another release stored", () => {
  it("CHAT-19 CRIS-16 is read as far as it is known: the list opens, and the talk stays with the crisis", async () => {
    const talk = await conversation();
    await say(talk, NOW);
    await rewriteState(talk, (crisis) => ({ ...crisis, phase: "a phase of tomorrow" }));
    expect((await read(talk)).status).toBe(200);
    const next = await say(talk, "yes");
    expect(next.status).toBe(200);
    expect(next.json<{ message: Message }>().message.metadata?.crisis).toMatchObject({ severity: "imminent" });
  });

  it("CHAT-19 does not stop a conversation even when nothing in it can be read", async () => {
    const talk = await conversation();
    await say(talk, NOW);
    await rewriteState(talk, () => "unreadable");
    expect((await read(talk)).status).toBe(200);
    expect((await say(talk, NOW)).json()).toMatchObject({ crisis_detected: true, severity: "imminent" });
  });

  it("CRIS-16 may name texts that this release or this language lacks", async () => {
    const talk = await conversation();
    await say(talk, NOW);
    await rewriteState(talk, (crisis) => ({ ...crisis, used: ["talk.hear.graver.9", "stillNow.99", "gone.0"] }));
    await db().user.update({ where: { id: talk.person.user.id }, data: { language: "zh" } });
    const next = await say(talk, "mom is here");
    expect(next.status).toBe(200);
    expect(next.json<{ message: Message }>().message.metadata?.crisis).toMatchObject({ severity: "imminent" });
  });
});

describe("an answer that got lost with its process", () => {
  it("CRIS-16 CHAT-19 of a crisis is the protocol's when the person writes again before the job comes", async () => {
    const talk = await conversation();
    await say(talk, NOW);
    await dies(talk, 120);
    const next = (await say(talk, "are you still there")).json<{ message: Message }>();
    const [, lost] = (await read(talk)).json<Message[]>();
    expect(lost?.content).toMatch(/988|911/);
    expect(lost?.metadata?.crisis).toMatchObject({ severity: "imminent" });
    expect(next.message.metadata?.crisis).toMatchObject({ severity: "imminent" });
    expect(await incidents(talk.person)).toHaveLength(1);
  });

  it("CHAT-20 of an ordinary message is said to be lost", async () => {
    const talk = await conversation();
    await say(talk, CALM);
    await dies(talk, 120);
    expect((await say(talk, "Hello?")).status).toBe(200);
    const [, lost] = (await read(talk)).json<Message[]>();
    expect(lost?.content).toBe(CHAT_COPY.adult.lostReply);
    expect(lost?.metadata?.crisis).toBeUndefined();
  });
});

describe("a refused answer to the protocol's question", () => {
  it("CRIS-17 is heard as an answer while a reply is pending, and when there are too many requests", async () => {
    const talk = await conversation();
    await say(talk, CRISIS);
    await say(talk, "I do not know how to say it.");
    await rewriteState(talk, (crisis) => ({ ...crisis, asked: "askNear.0" }));
    await query(
      `INSERT INTO chat_messages (id, "sessionId", role, status, content, "createdAt")
       SELECT gen_random_uuid(), "sessionId", 'assistant', 'pending', content, now() FROM chat_messages
       WHERE "sessionId" = $1 AND role = 'assistant' LIMIT 1`,
      [talk.sessionId],
    );
    const refused = await say(talk, "Very close. Tonight.");
    expect([refused.status, refused.json()]).toEqual([409, expect.objectContaining({ crisis_detected: true })]);
    expect((await incidents(talk.person)).filter(({ source }) => source === "refused_message")).toHaveLength(1);
    const calm = await say(talk, "No.");
    expect([calm.status, calm.json().crisis_detected]).toEqual([409, undefined]);
  });

  it("CRIS-17 in a conversation of somebody else is read alone", async () => {
    const [theirs, talk] = [await conversation(), await conversation()];
    await say(theirs, CRISIS);
    const refused = await say({ person: talk.person, sessionId: theirs.sessionId }, "Very close. Tonight.");
    expect([refused.status, refused.json().crisis_detected]).toEqual([404, undefined]);
  });
});

describe("the title of a conversation that ended", () => {
  it("CHAT-23 shows no crisis whose answer is still pending", async () => {
    const talk = await conversation();
    await say(talk, CRISIS);
    await dies(talk, 1);
    const ended = await ask(end, { method: "POST", params: { id: talk.sessionId }, cookie: talk.person.cookie });
    expect(ended.status).toBe(200);
    expect(ended.text).not.toMatch(/killing/);
  });
});

it("CRIS-17 a message is taken, examined and answered where the frame of a trauma talk cannot be read any more", async () => {
  const talk = await conversation();
  await query(`UPDATE chat_sessions SET "mood" = 'trauma therapy', "safetyLevel" = 'v1.damaged' WHERE "id" = $1`, [
    talk.sessionId,
  ]);
  expect((await say(talk, CALM)).status).toBe(200);
  const answer = await say(talk, CRISIS);
  expect([answer.status, answer.json()]).toMatchObject([200, { crisis_detected: true }]);
  expect(await incidents(talk.person)).toHaveLength(1);
});
