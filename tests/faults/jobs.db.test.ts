import { readdirSync } from "node:fs";
import { POST as chain } from "@/app/api/cron/audit-chain/route";
import { POST as outbox } from "@/app/api/cron/outbox/route";
import { POST as publish } from "@/app/api/cron/publish-posts/route";
import { POST as reconcile } from "@/app/api/cron/reconcile-billing/route";
import { POST as retention } from "@/app/api/cron/retention/route";
import { POST as sweep } from "@/app/api/cron/sweep/route";
import { verifyChain } from "@/lib/core/audit/verify-chain";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { newId } from "@/lib/shared/ids";
import { couple } from "@/tests/factories/couples";
import { incidentOf } from "@/tests/factories/incidents";
import { type SignedIn, signIn, signInStaff, someEmail } from "@/tests/factories/people";
import { insertPost } from "@/tests/factories/posts";
import { say, talkersOf } from "@/tests/factories/talkers";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { printFigures, secondsSince } from "@/tests/support/figures";
import { createOwnDatabase, type OwnDatabase, workOn } from "@/tests/support/own-database";
import { ask } from "@/tests/support/request";
import { idsIn, pictureOf } from "./picture";

const JOBS = {
  outbox,
  sweep,
  "publish-posts": publish,
  "reconcile-billing": reconcile,
  retention,
  "audit-chain": chain,
};
/** How many of each thing the jobs find; more than one, so that two runs can meet in the middle. */
const OF_EACH = 4;
const ago = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

let alone: OwnDatabase;
let twice: OwnDatabase;

beforeAll(async () => {
  alone = await createOwnDatabase();
  workOn(alone);
  await fillWithWork();
  await alone.rest();
  twice = await createOwnDatabase(alone.url);
}, 60_000);
afterAll(() => Promise.all([alone.drop(), twice.drop()]));

async function someone(at: number): Promise<void> {
  const who = await signIn();
  await leaveLate(await signIn());
  await stuckTalk();
  await incidentOf(who, { minutesAgo: 10 });
  await enqueueMail(who.ctx, {
    ...{ kind: "account_notice" as const, dedupeKey: `notice:${at}`, userId: who.user.id },
    mail: { to: { address: someEmail() }, subject: "A word", text: "About your account." },
  });
  const stripeSubscriptionId = `sub_${newId()}`;
  const plan = { tier: "plus", status: "trialing", stripeSubscriptionId, cardStored: true, trialEndsAt: ago(-1) };
  await insert("subscriptions", { userId: who.user.id, ...plan, currentPeriodEnd: ago(-1) });
  const seat = { ownerId: who.user.id, inviteeEmail: "v1.x", inviteeEmailIndex: newId(), status: "removed" };
  await insert("family_seats", { ...seat, endedAt: ago(60), expiresAt: ago(50) });
  await insert("idempotency_keys", {
    userId: who.user.id,
    key: newId(),
    route: "x",
    bodyFingerprint: "x",
    createdAt: ago(3),
  });
  await insertPost("facebook", { scheduledFor: ago(1) });
}

const leaveLate = ({ user }: SignedIn) =>
  query(`UPDATE users SET "eraseAfter" = now() - interval '1 hour' WHERE id = $1`, [user.id]);

/** A talk whose process died two minutes ago while preparing the answer. */
async function stuckTalk(): Promise<void> {
  const [talker] = await talkersOf(1);
  if (!talker) throw new Error("nobody talks");
  await say(talker, "I argued with my sister again.");
  await query(
    `UPDATE chat_messages SET "createdAt" = "createdAt" - interval '2 minutes',
       status = (CASE role WHEN 'assistant' THEN 'pending' ELSE 'complete' END)::"MessageStatus" WHERE "sessionId" = $1`,
    [talker.sessionId],
  );
}

async function owedAnswer(): Promise<void> {
  const { maya, session } = await couple();
  const { POST } = await import("@/app/api/relationship-messages/route");
  await ask(POST, {
    method: "POST",
    body: { sessionId: session.id, content: "We miss each other." },
    cookie: maya.cookie,
  });
  await query(
    `UPDATE relationship_messages SET "createdAt" = "createdAt" - interval '5 minutes', "awaitsAnswer" = ("senderId" IS NOT NULL)
     WHERE "sessionId" = $1`,
    [session.id],
  );
}

async function fillWithWork(): Promise<void> {
  for (let at = 0; at < OF_EACH; at += 1) await someone(at);
  await owedAnswer();
  const staff = await signInStaff();
  await query(`UPDATE admin_sessions SET "expiresAt" = now() - interval '1 hour' WHERE "userId" = $1`, [staff.user.id]);
  await query("UPDATE sessions SET expire = now() - interval '1 hour' WHERE \"userId\" = $1", [staff.user.id]);
}

const call = (handler: typeof outbox) =>
  ask(handler, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });

it("knows every job", () => {
  const there = readdirSync("app/api/cron", { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(Object.keys(JOBS).sort()).toEqual(there.map(({ name }) => name).sort());
});

it("R-09 every job, run twice at once, leaves what one run leaves", async () => {
  const started = performance.now();
  const known = await idsIn(alone);
  const before = await pictureOf(alone, known);
  for (const handler of Object.values(JOBS)) expect((await call(handler)).status).toBe(200);
  const once = await pictureOf(alone, known);

  workOn(twice);
  for (const handler of Object.values(JOBS)) {
    const answers = await Promise.all([call(handler), call(handler)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  }
  const both = await pictureOf(twice, known);

  const changed = Object.keys(once.tables).filter(
    (table) => JSON.stringify(once.tables[table]) !== JSON.stringify(before.tables[table]),
  );
  const divergent = Object.keys(once.tables).filter(
    (table) => JSON.stringify(once.tables[table]) !== JSON.stringify(both.tables[table]),
  );
  printFigures("jobs twice at once", {
    ...{ jobs: Object.keys(JOBS).length, "tables changed": changed.length, rows: both.rows },
    ...{ divergent: divergent.length, "took s": secondsSince(started) },
  });
  expect(both.tables).toEqual(once.tables);
  // Every job had something to do.
  expect(changed).toEqual(
    expect.arrayContaining(["outbox", "chat_messages", "post_deliveries", "users", "family_seats", "audit_chain"]),
  );
  expect(await verifyChain((await signIn()).ctx)).toMatchObject({ intact: true });
}, 120_000);
