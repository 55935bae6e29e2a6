import { POST as send } from "@/app/api/chat/message/route";
import { POST as open } from "@/app/api/chat/sessions/route";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { findMessages } from "./message-repository";
import { completeTurn, insertTurn } from "./turn-repository";

const HOME = "My dad hits me every night.";
/** Words for people someone may live with. */
const AT_HOME = /\b(?:parents?|mum|mom|dad)\b/i;

const opened = async ({ cookie }: SignedIn) =>
  (await ask(open, { method: "POST", body: { mood: "neutral" }, cookie })).json<{ id: string }>().id;

async function say({ cookie }: SignedIn, sessionId: string, content: string): Promise<string> {
  const answer = await ask(send, { method: "POST", body: { sessionId, content }, cookie });
  return answer.json<{ message: { content: string } }>().message.content;
}

const incidents = ({ user }: SignedIn) =>
  query<{ kind: string; severity: string; guardianMayKnow: boolean }>(
    `SELECT kind, severity::text, "guardianMayKnow" FROM crisis_incidents WHERE "userId" = $1 ORDER BY "createdAt", id`,
    [user.id],
  );

async function aDayPasses({ user }: SignedIn): Promise<void> {
  await query(`UPDATE crisis_incidents SET "createdAt" = "createdAt" - interval '1 day' WHERE "userId" = $1`, [
    user.id,
  ]);
  await query(
    `UPDATE chat_messages SET "createdAt" = "createdAt" - interval '1 day'
     WHERE "sessionId" IN (SELECT id FROM chat_sessions WHERE "userId" = $1)`,
    [user.id],
  );
}

/**
 * Stores this many exchanges with the guide the way the chat does, a second apart and up to now.
 */
async function guideLeads({ ctx }: SignedIn, sessionId: string, exchanges: number): Promise<void> {
  const first = Date.now() - exchanges * 1000;
  for (let at = 0; at < exchanges; at += 1) {
    const then = { ...ctx, now: () => new Date(first + at * 1000) };
    const [messageId, replyId] = [newId(), newId()];
    await insertTurn(then, { sessionId, messageId, replyId, content: "The soup was good today.", clientKey: null });
    await completeTurn(then, { sessionId, replyId }, { content: "What was in it?", metadata: {} });
  }
}

const newestState = async ({ ctx }: SignedIn, sessionId: string) =>
  (await findMessages(ctx, sessionId, 1)).at(-1)?.metadata?.crisis;

describe("an answer to the protocol", () => {
  it("CRIS-16 CRIS-17 that raises the danger and names the home is nothing for a guardian", async () => {
    const person = await signIn({ age: 14 });
    const sessionId = await opened(person);
    await say(person, sessionId, "I want to kill myself");
    await say(person, sessionId, "Yes, very near. My dad hits me every night.");
    expect((await incidents(person)).at(-1)).toEqual({ kind: "suicide", severity: "high", guardianMayKnow: false });
  });

  it("CRIS-16 CRIS-17 that names the home beside what was already known is heard", async () => {
    const person = await signIn({ age: 14 });
    const sessionId = await opened(person);
    for (const text of ["I want to kill myself", "yes", "Yes I have a plan. My dad hits me every night."])
      await say(person, sessionId, text);
    expect((await incidents(person)).at(-1)?.guardianMayKnow).toBe(false);
    expect(await newestState(person, sessionId)).toMatchObject({ home: true });
    const rest = [await say(person, sessionId, "no"), await say(person, sessionId, "I don't know who to talk to")];
    expect(rest.join(" ")).not.toMatch(AT_HOME);
  });

  it("CRIS-16 names no parent a day later where the home was the danger", async () => {
    const person = await signIn({ age: 14 });
    await say(person, await opened(person), `I want to kill myself tonight. ${HOME}`);
    await aDayPasses(person);
    const next = await opened(person);
    const answers = [await say(person, next, "yes, they came back"), await say(person, next, "yes")];
    expect(answers.join(" ")).not.toMatch(AT_HOME);
    expect(await newestState(person, next)).toMatchObject({ home: true });
  });

  it("CRIS-16 CRIS-17 is remembered however long the guide has led the talk since", async () => {
    const person = await signIn({ age: 14 });
    const sessionId = await opened(person);
    await say(person, sessionId, `I want to kill myself. ${HOME}`);
    const { used = [] } = (await newestState(person, sessionId)) ?? {};
    await aDayPasses(person);
    await guideLeads(person, sessionId, 60);
    expect(await say(person, sessionId, "I want to kill myself")).not.toMatch(AT_HOME);
    const now = await newestState(person, sessionId);
    expect(now).toMatchObject({ home: true });
    expect(now?.used?.slice(0, used.length)).toEqual(used);
    expect(now?.used?.length).toBeGreaterThan(used.length);
    expect((await incidents(person)).at(-1)?.guardianMayKnow).toBe(false);
  });
});
