import { listenToStatements, statementsOf } from "@/tests/support/statements";

listenToStatements();

import { POST as send } from "@/app/api/chat/message/route";
import { GET as messages } from "@/app/api/chat/sessions/[id]/messages/route";
import { POST as open, GET as sessions } from "@/app/api/chat/sessions/route";
import { GET as moods } from "@/app/api/mood/route";
import { completeTurn, insertTurn } from "@/lib/features/conversation/turn-repository";
import { newId } from "@/lib/shared/ids";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";

const begin = async ({ cookie }: SignedIn) =>
  (await ask(open, { method: "POST", body: {}, cookie })).json<{ id: string }>().id;

const say = ({ cookie }: SignedIn, sessionId: string, content: string, headers: Record<string, string> = {}) =>
  ask(send, {
    method: "POST",
    path: "/api/chat/message",
    cookie,
    body: { sessionId, content },
    headers: { "idempotency-key": newId(), ...headers },
  });

/**
 * The budgets of docs/performance.md, counted rather than timed: statements that one request sends
 * to the database, including authentication.
 */
describe("statements a request", () => {
  let person: SignedIn;
  let sessionId: string;
  beforeAll(async () => {
    person = await signIn();
    sessionId = await begin(person);
    await say(person, sessionId, "I argued with my sister about the flat.");
  });

  it("a list is read with two, that of moods with one", async () => {
    expect(await statementsOf(() => ask(moods, person))).toHaveLength(1);
    expect(await statementsOf(() => ask(sessions, person))).toHaveLength(2);
  });

  it("an unchanged conversation is asked for with one, a changed one with two", async () => {
    const params = { id: sessionId };
    const first = await ask(messages, { ...person, params });
    const headers = { "if-none-match": first.headers.get("etag") ?? "" };
    let again: Awaited<ReturnType<typeof ask>> | undefined;
    const sent = await statementsOf(async () => {
      again = await ask(messages, { ...person, params, headers });
    });
    expect([again?.status, sent.length]).toEqual([304, 1]);
    const changed = await statementsOf(() =>
      ask(messages, { ...person, params, headers: { "if-none-match": 'W/"older"' } }),
    );
    expect(changed).toHaveLength(2);
  });

  it("a turn takes seven, its stream as well, one to remember twelve at most, and its repeat seven at most", async () => {
    const turn = await statementsOf(() => say(person, sessionId, "It still hurts to think of it."));
    expect(turn.length).toBe(7);
    const streamed = await statementsOf(async () => {
      const answer = await say(person, sessionId, "She has not called me back.", { accept: "text/event-stream" });
      expect(answer.text).toContain("event: done");
    });
    expect(streamed.length).toBe(7);
    const told = await statementsOf(() => say(person, sessionId, "My daughter Ana starts school in May."));
    expect(told.length).toBeLessThanOrEqual(12);
    const kept = await query('SELECT 1 FROM memory_items WHERE "userId" = $1', [person.user.id]);
    expect(kept).toHaveLength(1);
    const key = { "idempotency-key": newId() };
    await say(person, sessionId, "And now it is quiet.", key);
    const repeated = await statementsOf(() => say(person, sessionId, "And now it is quiet.", key));
    expect(repeated.length).toBeLessThanOrEqual(7);
  });

  it("a long conversation costs no more", async () => {
    const long = await signIn();
    const id = await begin(long);
    const first = Date.now() - 100_000;
    for (let at = 0; at < 30; at += 1) {
      const then = { ...long.ctx, now: () => new Date(first + at * 1000) };
      const turn = { sessionId: id, messageId: newId(), replyId: newId() };
      await insertTurn(then, { ...turn, content: "The soup was good today.", clientKey: null });
      await completeTurn(then, turn, { content: "What was in it?", metadata: {} });
    }
    expect((await statementsOf(() => say(long, id, "It is all unpacked now."))).length).toBe(7);
  });
});
