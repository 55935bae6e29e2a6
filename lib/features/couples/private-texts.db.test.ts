import { join } from "node:path";
import type { MemberCtx } from "@/lib/ports/context";
import type { Guide, Turn } from "@/lib/ports/model";
import { newId } from "@/lib/shared/ids";
import { type Couple, couple } from "@/tests/factories/couples";
import { query } from "@/tests/support/database";
import { allEndpoints } from "@/tests/support/endpoints";
import { ask } from "@/tests/support/request";
import { insertMessage } from "./message-repository";
import { couplesPrompt } from "./prompts/couples-prompt";
import { sendRelationshipMessage } from "./send-message";
import { findOwnRoom } from "./session-repository";

const PLANTED = 200;
/** This many messages are really sent; the rest are stored directly, the way a send stores them. */
const SENT = 8;
/** Time limit (ms) for hundreds of calls, each through its full route. */
const LONG = 90_000;
const API = join(process.cwd(), "app", "api");
/** Below the tightest per-minute limit for writes. */
const WRITES_AT_ONCE = 5;
/** Calls that would end the walk too early, or that no person makes. */
const LEFT_OUT = [
  "/api/logout",
  "/api/login",
  "/api/auth/[...nextauth]",
  "/api/cron/outbox",
  "/api/cron/sweep",
  "/api/account",
];

const marks = Array.from({ length: PLANTED }, (_, at) => `kestrel${at}qx${newId().slice(0, 8)}`);
const found = (text: string): string[] => marks.filter((mark) => text.includes(mark));

const turns: Turn[] = [];
const listening: Guide = {
  name: "openai",
  async *reply(turn) {
    turns.push(turn);
    yield { type: "text", text: "I hear you both. What would help tonight?" };
  },
};
const overheard = (ctx: MemberCtx): MemberCtx => ({ ...ctx, guide: listening });
const prompts = (): string[] =>
  turns.map((turn) => JSON.stringify(turn) + (turn.couple ? couplesPrompt(turn, turn.couple) : ""));

let two: Couple;

async function say(ctx: MemberCtx, content: string, isPrivate: boolean): Promise<void> {
  const exchange = await sendRelationshipMessage(ctx, { sessionId: two.session.id, content, isPrivate }, null);
  await exchange.run(() => {});
}

async function plant(): Promise<void> {
  for (const mark of marks.slice(0, SENT)) await say(overheard(two.maya.ctx), `What I never told him: ${mark}.`, true);
  const room = await findOwnRoom(two.maya.ctx, two.session.id);
  if (!room) throw new Error("no room");
  for (const [at, mark] of marks.slice(SENT).entries()) {
    const fromGuide = at % 2 === 1;
    await insertMessage(two.maya.ctx, room.key, {
      id: newId(),
      sessionId: two.session.id,
      senderType: fromGuide ? "ai" : "user",
      senderName: fromGuide ? "Sage" : "Maya",
      content: `Between us: ${mark}.`,
      isPrivate: true,
      targetUserId: fromGuide ? two.maya.user.id : null,
      createdAt: new Date(),
    });
  }
}

/**
 * Calls that are closed to Noah no matter what he asks for, and calls that take no input from him;
 * the walk makes each of these only once.
 */
const askedOnce = new Set<string>();
const CLOSED: ReadonlySet<number> = new Set([401, 403]);

/** Makes every call of the product, with this id in every place where the partner could put one. */
async function everythingNoahCanCall(id: string): Promise<string> {
  const texts: string[] = [];
  let written = 0;
  for (const { name, method, path, handler } of await allEndpoints()) {
    if (LEFT_OUT.includes(path) || askedOnce.has(name)) continue;
    // The per-minute limits are for people, not for this walk.
    if (method !== "GET" && written++ % WRITES_AT_ONCE === 0) await query("DELETE FROM rate_limits");
    const answered = await ask(handler, {
      method,
      path: `${path}?sessionId=${id}&limit=100`,
      params: { id, sessionId: id, token: id, assessmentId: id, jobId: id },
      body: method === "GET" ? undefined : bodyOf(id),
      cookie: two.noah.cookie,
      headers: { accept: "text/event-stream" },
    });
    expect([name, answered.status]).not.toEqual([name, 429]);
    texts.push(answered.text, JSON.stringify([...answered.headers]));
    const takesNothing = !handler.input && !path.includes("[");
    if (takesNothing || CLOSED.has(answered.status)) askedOnce.add(name);
  }
  return texts.join("\n");
}

/**
 * A body that many calls accept, so that the walk gets past their input checks. Leaving and
 * revoking come last, elsewhere.
 */
const bodyOf = (id: string) => ({
  sessionId: id,
  relationshipId: id,
  content: "What did she tell you?",
  title: "Evenings",
});

beforeAll(async () => {
  two = await couple();
  await say(two.noah.ctx, "I would like calmer evenings.", false);
  await plant();
  turns.length = 0;
}, LONG);

it(
  "COUP-10 200 private texts of one stand in nothing that any call answers to the other",
  async () => {
    const messages = await query<{ id: string }>(
      `SELECT "id"::text FROM relationship_messages WHERE "sessionId" = $1 ORDER BY random() LIMIT 2`,
      [two.session.id],
    );
    const { session, relationship, maya, noah } = two;
    const ids = [session.id, maya.user.id, ...messages.map(({ id }) => id), relationship.id];
    let walked = "";
    for (const id of ids) walked += await everythingNoahCanCall(id);
    expect(walked.length).toBeGreaterThan(10_000);
    expect(walked).toContain("I would like calmer evenings.");
    expect(found(walked)).toEqual([]);
    expect(found(await everythingAbout(noah.user.id))).toEqual([]);
  },
  LONG,
);

/** Everything else stored about the partner: memory, mails and idempotency records. */
async function everythingAbout(userId: string): Promise<string> {
  const rows = await query(
    `SELECT to_jsonb(m) AS row FROM memory_items m WHERE m."userId" = $1
     UNION ALL SELECT to_jsonb(o) FROM outbox o WHERE o."userId" = $1
     UNION ALL SELECT to_jsonb(i) FROM idempotency_keys i WHERE i."userId" = $1`,
    [userId],
  );
  return JSON.stringify(rows);
}

it("COUP-10 nor in any prompt that is built for the other's turn, joint or private, or for a joint answer", async () => {
  const before = turns.length;
  const again = await couple();
  const fresh = two;
  expect(again.session.id).not.toBe(fresh.session.id);
  // The walk closed the relationship; we reopen it, because prompts are only built where people can
  // still write.
  await query(`UPDATE relationships SET "status" = 'active' WHERE "id" = $1`, [fresh.relationship.id]);
  await say(overheard(fresh.noah.ctx), "What is it that we are not saying?", false);
  await say(overheard(fresh.noah.ctx), "Do you know something about her?", true);
  await say(overheard(fresh.maya.ctx), "I would like to try again with both of you here.", false);
  expect(turns.length).toBe(before + 3);
  expect(prompts().flatMap(found)).toEqual([]);
  expect(prompts().join()).toContain("I would like calmer evenings.");
});

it("and the writer's own private turn does hold them, so that the search above can find", async () => {
  turns.length = 0;
  await say(overheard(two.maya.ctx), "May I say something only to you?", true);
  expect(prompts().flatMap(found).length).toBeGreaterThan(5);
});

it("COUP-10 private words of one move nothing that the other can see: no tag, no time, no order", async () => {
  const { maya, noah, session } = await couple();
  two = { ...two, maya, noah, session };
  const look = async () => {
    const calls = ["relationships", "relationship-sessions", "partner-invitations"] as const;
    const texts = [];
    for (const name of calls) {
      const { GET } = await import(join(API, name, "route.ts"));
      texts.push((await ask(GET, { path: `/api/${name}`, cookie: noah.cookie })).text);
    }
    const { GET } = await import(join(API, "relationship-messages", "route.ts"));
    const list = await ask(GET, { path: `/api/relationship-messages?sessionId=${session.id}`, cookie: noah.cookie });
    return [...texts, list.text, list.headers.get("etag")];
  };
  const before = await look();
  for (let at = 0; at < 3; at += 1) await say(maya.ctx, `Only for you, ${at}.`, true);
  expect(await look()).toEqual(before);
});
