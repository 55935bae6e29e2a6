import { POST as send } from "@/app/api/chat/message/route";
import { POST as open } from "@/app/api/chat/sessions/route";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { sendMessage } from "./send-message";
import { readTurn } from "./turn-repository";

const CALM = "I argued with my sister about the flat and I keep replaying it.";
const CRISIS = "I want to kill myself tonight, I have the pills here.";

const say = ({ cookie }: SignedIn, sessionId: string, content: string, headers: Record<string, string> = {}) =>
  ask(send, { method: "POST", path: "/api/chat/message", body: { sessionId, content }, cookie, headers });

/** A conversation the person has already written in. */
async function begun() {
  const person = await signIn();
  const { id } = (await ask(open, { method: "POST", body: {}, cookie: person.cookie })).json<{ id: string }>();
  await say(person, id, "Hello.");
  return { person, id };
}

const standing = async (id: string) => {
  const [row] = await query<{ revision: number; endedAt: Date | null; messages: number; keys: number }>(
    `SELECT s.revision, s."endedAt", (SELECT count(*)::int FROM chat_messages m WHERE m."sessionId" = s.id) AS messages,
       (SELECT count(*)::int FROM idempotency_keys k WHERE k."userId" = s."userId") AS keys
     FROM chat_sessions s WHERE s.id = $1`,
    [id],
  );
  return row;
};

describe("a turn", () => {
  it("CHAT-20 has its answer stored when it's sent: nobody meets it unanswered", async () => {
    const { person, id } = await begun();
    const { status, json } = await say(person, id, CALM);
    expect(status).toBe(200);
    const [stored] = await query<{ id: string; status: string; later: boolean }>(
      `SELECT id, status, "completedAt" > (SELECT "createdAt" FROM chat_messages q WHERE q.id = $2) AS later
       FROM chat_messages WHERE id = $1`,
      [json<{ message: { id: string } }>().message.id, json<{ userMessage: { id: string } }>().userMessage.id],
    );
    expect(stored).toMatchObject({ status: "complete", later: true });
  });

  it("CHAT-15 keeps nothing beside an answer that has nothing, and tells it as before", async () => {
    const { person, id } = await begun();
    const said = await say(person, id, CALM);
    const { message } = said.json<{ message: { id: string; metadata: unknown } }>();
    const listed = (await readTurn(person.ctx, id))?.before.at(-1);
    expect([message.metadata, listed?.metadata]).toEqual([{}, {}]);
    const [row] = await query<{ metadata: string | null }>("SELECT metadata FROM chat_messages WHERE id = $1", [
      message.id,
    ]);
    expect(row?.metadata).toBeNull();
  });

  it("CHAT-15 stores the message also where the guided engine fails", async () => {
    const { person, id } = await begun();
    const broken = {
      name: "guided" as const,
      // biome-ignore lint/correctness/useYield: it fails before it says anything
      async *reply() {
        throw new Error("a defect");
      },
    };
    const before = await standing(id);
    const ctx = { ...person.ctx, guide: broken, guidedEngine: broken };
    const exchange = await sendMessage(ctx, { sessionId: id, content: CALM }, null);
    await expect(exchange.run(() => undefined)).rejects.toThrow("a defect");
    expect((await standing(id))?.messages).toBe((before?.messages ?? 0) + 2);
  });

  it("CHAT-20 answers also where what is remembered cannot be read, and remembers what is new", async () => {
    const { person, id } = await begun();
    await say(person, id, "My daughter Ana starts school in May.");
    await query(`UPDATE memory_items SET content = 'v1.broken' WHERE "userId" = $1`, [person.user.id]);
    const { status, json } = await say(person, id, "My brother is a baker.");
    expect([status, json<{ message: { content: string } }>().message.content]).toEqual([
      200,
      expect.stringMatching(/\S/),
    ]);
    const kept = await query(`SELECT 1 FROM memory_items WHERE "userId" = $1 AND content <> 'v1.broken'`, [
      person.user.id,
    ]);
    expect(kept).toHaveLength(1);
  });

  it("API-27 CHAT-15 of ten that carry one key at once one is stored, and all who are answered are answered with it", async () => {
    const { person, id } = await begun();
    const headers = { "idempotency-key": newId() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(person, id, CALM, headers)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const stored = answers.map((answer) => answer.json<{ userMessage: { id: string } }>().userMessage.id);
    expect(new Set(stored).size).toBe(1);
    expect(await standing(id)).toMatchObject({ messages: 4, keys: 1 });
  });

  it("CHAT-15 CRIS-17 of different ones at once every crisis is heard, and what is stored is whole", async () => {
    const { person, id } = await begun();
    const texts = [CALM, CRISIS, "It rained.", CRISIS, CALM, CRISIS];
    const answers = await Promise.all(texts.map((text) => say(person, id, text)));
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    answers.forEach((answer, at) => {
      if (texts[at] === CRISIS) expect(answer.json()).toMatchObject({ crisis_detected: true });
    });
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(await standing(id)).toMatchObject({ messages: 2 + 2 * taken });
  });
});
