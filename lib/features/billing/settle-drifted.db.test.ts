import pg from "pg";
import type { Ctx } from "@/lib/ports/context";
import { signIn } from "@/tests/factories/people";
import { insert, insertUser } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { reconcileBilling } from "./reconcile-billing";

const DAY = 24 * 60 * 60 * 1000;
let ctx: Ctx;
/** A context whose clock is this many days ahead, in transactions too. */
const at = (one: Ctx, days: number): Ctx => ({
  ...one,
  payments: null,
  now: () => new Date(Date.now() + days * DAY),
  transaction: (work) => one.transaction((tx) => work(at(tx, days))),
});
/** @returns how many were settled */
const run = async (days = 0): Promise<number | undefined> => (await reconcileBilling(at(ctx, days))).settled;
/** Runs twice, because the second run finds what the first one wrote. */
const settle = async (): Promise<void> => {
  await run();
  expect(await run()).toBe(0);
};

const tierOf = async (id: string) =>
  (await query<{ tier: string }>(`SELECT "subscriptionTier" AS tier FROM users WHERE "id" = $1`, [id]))[0]?.tier;
const marks = () => query(`SELECT 1 FROM plan_checks WHERE "userId" IS NOT NULL AND "dueAt" <= now()`);
const store = (id: string, tier: string) =>
  query(`UPDATE users SET "subscriptionTier" = $2 WHERE "id" = $1`, [id, tier]);
const plan = (userId: string, tier: string, more = {}) =>
  insert("subscriptions", { userId, tier, status: "active", cardStored: true, ...more });
const change = (id: string, what: string) => query(`UPDATE subscriptions SET ${what} WHERE "userId" = $1`, [id]);
const seat = (ownerId: string, memberId: string) =>
  insert("family_seats", {
    ...{ ownerId, memberId, inviteeEmailIndex: memberId, status: "accepted", expiresAt: new Date() },
  });
const inGrace = (days: number) => `"status" = 'past_due', "graceEndsAt" = now() + interval '${days} days'`;

/** Someone who pays for their own plan. */
async function payer(tier = "plus"): Promise<string> {
  const id = await insertUser();
  await plan(id, tier);
  await settle();
  return id;
}

async function family(): Promise<{ owner: string; member: string }> {
  const [owner, member] = [await insertUser(), await insertUser()];
  await plan(owner, "family_premium");
  await seat(owner, member);
  await settle();
  return { owner, member };
}

beforeAll(async () => {
  ctx = (await signIn()).ctx;
  // Otherwise the daily comparison of everyone would find what the marks have to find.
  await query(`INSERT INTO plan_checks ("dueAt") VALUES (now() + interval '300 days')`);
});

describe("in the next run", () => {
  it.each<[string, (id: string) => Promise<unknown>, string]>([
    ["was written and is more than was paid", (id) => store(id, "premium"), "plus"],
    ["was taken though it is paid", (id) => store(id, "free"), "plus"],
    ["was changed", (id) => change(id, `"tier" = 'access'`), "access"],
    ["was paused", (id) => change(id, `"status" = 'paused'`), "free"],
    ["has ended", (id) => change(id, `"status" = 'canceled'`), "free"],
    ["was given back", (id) => change(id, `"refunded" = true`), "free"],
    ["is unpaid for too long", (id) => change(id, inGrace(-1)), "free"],
    ["is a trial without a card", (id) => change(id, `"status" = 'trialing', "cardStored" = false`), "free"],
    ["lost its row", (id) => query(`DELETE FROM subscriptions WHERE "userId" = $1`, [id]), "free"],
  ])("SUBS-08 one's own plan is settled that %s", async (_how, drift, expected) => {
    const id = await payer();
    expect([await tierOf(id), await marks()]).toEqual(["plus", []]);
    await drift(id);
    await run();
    expect(await tierOf(id)).toBe(expected);
    await run();
    expect(await marks()).toEqual([]);
  });

  it("SUBS-08 a plan is given that began, got its card, or was paid after all", async () => {
    const [began, card, late] = [await insertUser(), await insertUser(), await insertUser()];
    await plan(card, "access", { status: "trialing", cardStored: false });
    await plan(late, "premium", { status: "past_due", graceEndsAt: new Date(0) });
    await run();
    expect(await Promise.all([began, card, late].map(tierOf))).toEqual(["free", "free", "free"]);
    await plan(began, "plus");
    await change(card, `"cardStored" = true`);
    await change(late, `"graceEndsAt" = now() + interval '1 day'`);
    expect(await run()).toBe(3);
    expect(await Promise.all([began, card, late].map(tierOf))).toEqual(["plus", "access", "premium"]);
  });

  it("SUBS-08 somebody who came with a plan that rests on nothing has it no more", async () => {
    const id = await insertUser({ subscriptionTier: "premium" });
    await run();
    expect(await tierOf(id)).toBe("free");
  });

  it.each<[string, (of: { owner: string; member: string }) => Promise<unknown>]>([
    ["who left", ({ member }) => query(`UPDATE family_seats SET "status" = 'left' WHERE "memberId" = $1`, [member])],
    ["whose place is gone", ({ member }) => query(`DELETE FROM family_seats WHERE "memberId" = $1`, [member])],
    [
      "who sits with somebody else",
      async ({ member }) =>
        query(`UPDATE family_seats SET "ownerId" = $2 WHERE "memberId" = $1`, [member, await insertUser()]),
    ],
    [
      "whose place is another's",
      async ({ member }) =>
        query(`UPDATE family_seats SET "memberId" = $2 WHERE "memberId" = $1`, [member, await insertUser()]),
    ],
    ["whose family's plan has ended", ({ owner }) => change(owner, `"status" = 'canceled'`)],
    ["whose family's plan is another one", ({ owner }) => change(owner, `"tier" = 'premium'`)],
    ["whose family's payer is erased", ({ owner }) => query(`DELETE FROM users WHERE "id" = $1`, [owner])],
  ])("SUBS-15 the family's plan is taken from one %s", async (_how, drift) => {
    const both = await family();
    expect(await tierOf(both.member)).toBe("family_premium");
    await drift(both);
    await run();
    expect(await tierOf(both.member)).toBe("free");
  });

  it("SUBS-15 a place gives the plan of its family, and everybody has it again that is paid again", async () => {
    const { owner, member } = await family();
    const later = await insertUser();
    await seat(owner, later);
    expect([await run(), await tierOf(later)]).toEqual([1, "family_premium"]);
    await change(owner, `"status" = 'paused'`);
    expect([await run(), await tierOf(member), await tierOf(later)]).toEqual([3, "free", "free"]);
    await change(owner, `"status" = 'active'`);
    expect([await run(), await tierOf(member), await tierOf(later)]).toEqual([3, "family_premium", "family_premium"]);
  });

  it("SUBS-08 what was written while a run was looking, and was kept after it", async () => {
    const id = await payer();
    const writer = new pg.Client({ connectionString: process.env.DATABASE_URL });
    await writer.connect();
    await writer.query("BEGIN");
    await writer.query(`UPDATE subscriptions SET "status" = 'paused' WHERE "userId" = $1`, [id]);
    // This later mark is committed first, so the open transaction's mark has the lower number.
    await store(await insertUser(), "plus");
    await run();
    await writer.query("COMMIT");
    await writer.end();
    expect(await tierOf(id)).toBe("plus");
    await run();
    expect(await tierOf(id)).toBe("free");
  });
});

describe("when its time is over, though nothing is written", () => {
  it("SUBS-08 a plan goes, and neither before nor, once it was put off, at the first date", async () => {
    const [soon, putOff] = [await payer(), await payer("premium")];
    for (const id of [soon, putOff]) await change(id, inGrace(2));
    await run();
    await change(putOff, inGrace(6));
    await run();
    await run(1.9);
    expect([await tierOf(soon), await tierOf(putOff)]).toEqual(["plus", "premium"]);
    await run(2.1);
    expect([await tierOf(soon), await tierOf(putOff)]).toEqual(["free", "premium"]);
    // Back in the present, as if a job's clock had been ahead: the plan returns, then ends again.
    await run();
    expect(await tierOf(soon)).toBe("plus");
    await settle();
    await run(2.1);
    await run(6.1);
    expect([await tierOf(soon), await tierOf(putOff)]).toEqual(["free", "free"]);
  });

  it("SUBS-15 a family's goes for everybody in it, also for one who came meanwhile", async () => {
    const { owner, member } = await family();
    await change(owner, inGrace(2));
    await run();
    const later = await insertUser();
    await plan(later, "plus");
    await seat(owner, later);
    await run(1);
    expect(await Promise.all([owner, member, later].map(tierOf))).toEqual(Array(3).fill("family_premium"));
    await run(2.1);
    expect(await Promise.all([owner, member, later].map(tierOf))).toEqual(["free", "free", "plus"]);
  });
});

it("a reading that changes nothing of what decides marks nobody", async () => {
  const id = await payer();
  await change(id, `"revision" = "revision" + 1, "updatedAt" = now(), "currentPeriodEnd" = now(), "tier" = "tier"`);
  expect(await marks()).toEqual([]);
});

it("SUBS-08 somebody who cannot be settled now keeps nobody else from it, and is settled by the next run", async () => {
  const [held, other] = [await payer(), await payer()];
  await change(held, `"tier" = 'premium'`);
  await change(other, `"tier" = 'premium'`);
  const holder = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await holder.connect();
  await holder.query("BEGIN");
  await holder.query(`SELECT 1 FROM users WHERE "id" = $1 FOR UPDATE`, [held]);
  const quiet = jest.spyOn(process.stderr, "write").mockReturnValue(true);
  await run();
  expect(quiet.mock.calls.map(([line]) => String(line)).join("")).toContain("plan-not-settled");
  quiet.mockRestore();
  await holder.end();
  expect([await tierOf(held), await tierOf(other)]).toEqual(["plus", "premium"]);
  await run();
  expect(await tierOf(held)).toBe("premium");
});

it("no mark outlives its person", async () => {
  const id = await payer();
  await change(id, inGrace(2));
  await query(`DELETE FROM users WHERE "id" = $1`, [id]);
  expect(await query(`SELECT 1 FROM plan_checks WHERE "userId" = $1`, [id])).toEqual([]);
});

it("SUBS-08 everybody is compared once a day, whatever became of the marks", async () => {
  const [id, gone] = [await payer(), await payer()];
  await change(id, `"tier" = 'premium'`);
  await change(gone, inGrace(2));
  await query("DELETE FROM plan_checks");
  await run();
  expect([await tierOf(id), await tierOf(gone)]).toEqual(["premium", "plus"]);
  await run(2.1);
  expect(await tierOf(gone)).toBe("free");
  await change(id, `"tier" = 'access'`);
  await query(`DELETE FROM plan_checks WHERE "userId" IS NOT NULL`);
  // The last daily comparison ran 2.1 days from now.
  await run(3);
  expect(await tierOf(id)).toBe("premium");
  await run(3.2);
  expect(await tierOf(id)).toBe("access");
});
