import { createSubscription } from "@/lib/features/billing/create-subscription";
import { reconcileBilling } from "@/lib/features/billing/reconcile-billing";
import type { Ctx } from "@/lib/ports/context";
import { PaymentRefusal, type Payments } from "@/lib/ports/payments";
import { newId } from "@/lib/shared/ids";
import { setLocalKeys, withStripe } from "@/tests/factories/payments";
import { signIn } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { startLocalStripe } from "@/tests/fakes/stripe/server";
import { query } from "@/tests/support/database";
import { ask } from "@/tests/support/request";
import { POST } from "./route";

const DAY = 24 * 60 * 60 * 1000;
let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startLocalStripe();
  setLocalKeys(stripe);
});
afterAll(() => stripe.close());

async function person() {
  const { ctx: plain, user } = await signIn();
  const ctx = withStripe(plain, stripe);
  const begin = async () => (await createSubscription(ctx, { tier: "plus" })).clientSecret;
  return { ctx, user, begin };
}

const planOf = async (userId: string) =>
  (
    await query(`SELECT "subscriptionTier" AS tier, "subscriptionStatus" AS status FROM users WHERE "id" = $1`, [
      userId,
    ])
  )[0];
const age = (userId: string, hours: number) =>
  query(
    `UPDATE subscriptions SET "updatedAt" = now() - $2 * interval '1 hour', "createdAt" = now() - $2 * interval '1 hour'
    WHERE "userId" = $1`,
    [userId, hours],
  );
const noticesOf = async (userId: string) =>
  (
    await query<{ kind: string }>(`SELECT split_part("dedupeKey", ':', 2) AS kind FROM outbox WHERE "userId" = $1`, [
      userId,
    ])
  ).map(({ kind }) => kind);

it("SUBS-08 what lost events left is put right, whatever it was", async () => {
  const { ctx, user, begin } = await person();
  stripe.confirm(await begin());
  await age(user.id, 21);
  expect(await planOf(user.id)).toMatchObject({ tier: "free" });
  await reconcileBilling(ctx);
  expect(await planOf(user.id)).toEqual({ tier: "plus", status: "trialing" });
});

it("SUBS-16 the end of a trial is told once, within the 48 hours before it, and not to who cancelled", async () => {
  const { ctx, user, begin } = await person();
  const leaving = await person();
  for (const one of [{ user, begin, ctx }, leaving]) {
    stripe.confirm(await one.begin());
    await age(one.user.id, 21);
  }
  await reconcileBilling(ctx);
  expect(await noticesOf(user.id)).toEqual(["trial_started"]);
  const [own] = stripe.ledger.all("subscription").filter(({ metadata }) => metadata.userId === leaving.user.id);
  await ctx.payments?.setCancelAtPeriodEnd(own?.id ?? "", true, newId());
  await age(leaving.user.id, 21);
  await reconcileBilling(ctx);
  const soon = { ...ctx, now: () => new Date(Date.now() + 1.5 * DAY) };
  await Promise.all([reconcileBilling(soon), reconcileBilling(soon)]);
  expect((await noticesOf(user.id)).filter((kind) => kind === "trial_ends")).toEqual(["trial_ends"]);
  expect(await noticesOf(leaving.user.id)).not.toContain("trial_ends");
});

it("SUBS-08 a plan whose grace is over goes without any event", async () => {
  const { ctx, user, begin } = await person();
  stripe.confirm(await begin());
  await age(user.id, 21);
  await reconcileBilling(ctx);
  await query(
    `UPDATE subscriptions SET "status" = 'past_due', "graceEndsAt" = now() - interval '1 hour', "updatedAt" = now()
     WHERE "userId" = $1`,
    [user.id],
  );
  await reconcileBilling({ ...ctx, now: () => new Date() });
  expect(await planOf(user.id)).toMatchObject({ tier: "free" });
});

it("SUBS-08 a plan that rests on nothing is taken back, and one that was lost is given", async () => {
  const nobody = await person();
  await query(`UPDATE users SET "subscriptionTier" = 'premium' WHERE "id" = $1`, [nobody.user.id]);
  const paying = await person();
  await query(
    `INSERT INTO subscriptions ("userId", "tier", "status", "cardStored", "currentPeriodEnd")
     VALUES ($1, 'access', 'active', true, now() + interval '20 days')`,
    [paying.user.id],
  );
  await reconcileBilling(nobody.ctx);
  expect(await planOf(nobody.user.id)).toMatchObject({ tier: "free" });
  expect(await planOf(paying.user.id)).toMatchObject({ tier: "access" });
});

it("SUBS-09 a place that the provider never filled is given up; one that it did is taken up", async () => {
  const empty = await person();
  await query(`INSERT INTO subscriptions ("userId", "tier") VALUES ($1, 'plus')`, [empty.user.id]);
  await age(empty.user.id, 25);
  const lost = await person();
  stripe.confirm(await lost.begin());
  await query(`UPDATE subscriptions SET "status" = 'pending', "stripeSubscriptionId" = NULL WHERE "userId" = $1`, [
    lost.user.id,
  ]);
  await age(lost.user.id, 25);
  await reconcileBilling(empty.ctx);
  expect(await query(`SELECT 1 FROM subscriptions WHERE "userId" = $1`, [empty.user.id])).toEqual([]);
  expect(await planOf(lost.user.id)).toMatchObject({ tier: "plus" });
});

it("SUBS-09 a second subscription without a card is ended at the provider; nobody is charged twice", async () => {
  const { ctx, user, begin } = await person();
  stripe.confirm(await begin());
  const [own] = stripe.ledger.all("subscription").filter(({ metadata }) => metadata.userId === user.id);
  const of = { customerId: own?.customer ?? "", tier: "plus", userId: user.id, trialDays: 3 } as const;
  const second = await ctx.payments?.createSubscription(of, newId());
  await age(user.id, 21);
  await reconcileBilling(ctx);
  expect(stripe.ledger.get("subscription", second?.id ?? "").status).toBe("canceled");
  expect(stripe.ledger.get("subscription", own?.id ?? "").status).toBe("trialing");
});

it("SUBS-18 a second subscription that was paid for is not ended by a job, wherever its card is kept; staff is told once", async () => {
  const { ctx, user, begin } = await person();
  stripe.confirm(await begin());
  const [own] = stripe.ledger.all("subscription").filter(({ metadata }) => metadata.userId === user.id);
  const of = { customerId: own?.customer ?? "", tier: "access", userId: user.id, trialDays: null } as const;
  const second = await ctx.payments?.createSubscription(of, newId());
  stripe.confirm(second?.confirmation?.clientSecret ?? "");
  const paid = stripe.ledger.get("subscription", second?.id ?? "");
  paid.default_payment_method = null;
  const toldStaff = () =>
    query(`SELECT "kind" FROM outbox WHERE "dedupeKey" = $1`, [`billing_staff:second_plan:${second?.id}`]);
  for (const _ of [1, 2]) {
    await age(user.id, 21);
    await reconcileBilling(ctx);
  }
  expect([paid.status, await toldStaff()]).toEqual(["active", [{ kind: "billing_notice" }]]);
});

it("SUBS-08 one that the provider does not know does not stand before the others again and again", async () => {
  const { ctx, user, begin } = await person();
  await begin();
  const [own] = stripe.ledger.all("subscription").filter(({ metadata }) => metadata.userId === user.id);
  stripe.ledger.remove(own?.id ?? "");
  await age(user.id, 21);
  const asked = () => stripe.requests.filter(({ call }) => call === "GET /v1/subscriptions/:id").length;
  await reconcileBilling(ctx);
  const before = asked();
  await reconcileBilling(ctx);
  expect(asked()).toBe(before);
});

it("SUBS-08 a plan that the provider does not know any more ends here, and the person is told", async () => {
  const [other, { ctx, user, begin }] = [await person(), await person()];
  for (const one of [other, { ctx, user, begin }]) {
    stripe.confirm(await one.begin());
    await age(one.user.id, 21);
  }
  await reconcileBilling(ctx);
  const [own] = stripe.ledger.all("subscription").filter(({ metadata }) => metadata.userId === user.id);
  stripe.ledger.remove(own?.id ?? "");
  // Both in one run, because other tests' rows in this database decide whom the job checks
  // otherwise.
  for (const one of [other, { user }]) await age(one.user.id, 21);
  const away = () => Promise.reject(new PaymentRefusal("away"));
  await reconcileBilling({ ...ctx, payments: ctx.payments && { ...ctx.payments, readSubscription: away } });
  expect(await planOf(user.id)).toMatchObject({ tier: "plus" });
  await reconcileBilling(ctx);
  expect(await planOf(user.id)).toEqual({ tier: "free", status: "canceled" });
  expect((await noticesOf(user.id)).toSorted()).toEqual(["ended", "trial_started"]);
  expect(await planOf(other.user.id)).toMatchObject({ tier: "plus" });
});

it("SUBS-08 to the keys of another account all are unknown, and they take nobody's plan, be it looked at one by one", async () => {
  const elsewhere = await startLocalStripe();
  const people = await Promise.all([1, 2, 3].map(() => person()));
  for (const { begin, user } of people) {
    stripe.confirm(await begin());
    await age(user.id, 21);
  }
  const [{ ctx } = await person()] = people;
  await reconcileBilling(ctx);
  const wrong = withStripe(ctx, elsewhere);
  for (const { user } of people) {
    await age(user.id, 21);
    expect(await reconcileBilling(wrong)).toMatchObject({ read: 0, ended: 0 });
  }
  for (const { user } of people) await age(user.id, 21);
  expect(await reconcileBilling(wrong)).toMatchObject({ read: 0, ended: 0 });
  for (const { user } of people) expect(await planOf(user.id)).toEqual({ tier: "plus", status: "trialing" });
  await elsewhere.close();
});

describe("many at once", () => {
  const MANY = 120;
  const unreadable = (_: string) => Promise.reject(new PaymentRefusal("wrong"));

  beforeEach(async () => {
    await query(`INSERT INTO users ("email") SELECT 'many-' || n || '@example.org' FROM generate_series(1, ${MANY}) n`);
    await query(
      `INSERT INTO subscriptions ("userId", "tier", "status", "stripeSubscriptionId", "updatedAt")
       SELECT "id", 'plus', 'active', 'sub_' || "email", now() - interval '30 hours' FROM users WHERE "email" LIKE 'many-%'`,
    );
  });
  afterEach(() => query(`DELETE FROM users WHERE "email" LIKE 'many-%'`));

  it("SUBS-08 one run reads more than a batch, and says that nothing is left", async () => {
    const { ctx } = await person();
    const readSubscription = jest.fn(unreadable);
    const counts = await reconcileBilling({ ...ctx, payments: ctx.payments && { ...ctx.payments, readSubscription } });
    expect(counts.failed).toBeGreaterThanOrEqual(MANY);
    expect(counts.left).toBe(0);
    expect(new Set(readSubscription.mock.calls.map(([id]) => id)).size).toBe(readSubscription.mock.calls.length);
  });

  it("SUBS-08 a run that takes too long stops, says how many are left, and the next one goes on", async () => {
    const { ctx } = await person();
    let late = 0;
    const readSubscription = (id: string) => {
      late = 46_000;
      return unreadable(id);
    };
    const slow = {
      ...ctx,
      payments: ctx.payments && { ...ctx.payments, readSubscription },
      now: () => new Date(Date.now() + late),
    };
    const { failed = 0, left = 0 } = await reconcileBilling(slow);
    expect([failed, left >= MANY - failed]).toEqual([3, true]);
    late = 0;
    const again = await reconcileBilling({ ...slow, now: () => new Date() });
    expect([again.failed, again.left]).toEqual([left, 0]);
  });
});

describe("a provider that answers slowly", () => {
  const FIVE = [1, 2, 3, 4, 5];

  /** A context in which each of these calls takes 25 seconds. */
  function slow(ctx: Ctx, question: "readEventAgain" | "subscriptionsOf" | "readSubscription") {
    const begun = Date.now();
    let late = 0;
    const asked = jest.fn();
    const own = ctx.payments;
    if (!own) throw new Error("no payments");
    const payments: Payments = {
      ...own,
      [question]: (id: string) => {
        asked(id);
        late += 25_000;
        return own[question](id);
      },
    };
    return { asked, ctx: { ...ctx, payments, now: () => new Date(begun + late) } };
  }

  it("SUBS-08 events that wait do not keep a run beyond its minute; the next one goes on with the others", async () => {
    const { ctx } = await person();
    await query("DELETE FROM stripe_events");
    await query(
      `INSERT INTO stripe_events ("id", "type", "receivedAt")
       SELECT 'evt_slow_' || n, 'invoice.paid', now() - interval '1 hour' FROM generate_series(1, 5) n`,
    );
    expect(await reconcileBilling(slow(ctx, "readEventAgain").ctx)).toMatchObject({
      eventsHandled: 3,
      eventsWaiting: 2,
    });
    expect(await reconcileBilling(slow(ctx, "readEventAgain").ctx)).toMatchObject({
      eventsHandled: 2,
      eventsWaiting: 0,
    });
  });

  it("SUBS-09 nor do places that were never filled", async () => {
    const people = await Promise.all(FIVE.map(() => person()));
    const [{ ctx } = await person()] = people;
    await reconcileBilling(ctx);
    for (const { user, begin } of people) {
      stripe.confirm(await begin());
      await query(`UPDATE subscriptions SET "status" = 'pending', "stripeSubscriptionId" = NULL WHERE "userId" = $1`, [
        user.id,
      ]);
      await age(user.id, 25);
    }
    const [first, second] = [slow(ctx, "subscriptionsOf"), slow(ctx, "subscriptionsOf")];
    await reconcileBilling(first.ctx);
    expect(first.asked).toHaveBeenCalledTimes(3);
    await reconcileBilling(second.ctx);
    expect(second.asked).toHaveBeenCalledTimes(2);
    for (const { user } of people) expect(await planOf(user.id)).toMatchObject({ tier: "plus" });
  });

  it("SUBS-15 nor do plans of closed accounts that go on", async () => {
    const people = await Promise.all(FIVE.map(() => person()));
    const [{ ctx } = await person()] = people;
    for (const { user, begin } of people) {
      stripe.confirm(await begin());
      await query(`UPDATE users SET "active" = false WHERE "id" = $1`, [user.id]);
    }
    const ids = new Set(people.map(({ user }) => user.id));
    const cancelled = () =>
      stripe.ledger.all("subscription").filter((of) => ids.has(of.metadata.userId ?? "") && of.cancel_at_period_end);
    // Each is read before and after the cancellation.
    for (const many of [2, 4, 5]) {
      await reconcileBilling(slow(ctx, "readSubscription").ctx);
      expect(cancelled()).toHaveLength(many);
    }
  });
});

it("SUBS-16 while the provider is away the mails before a first charge leave all the same, and soon", async () => {
  const { ctx, user, begin } = await person();
  stripe.confirm(await begin());
  await age(user.id, 21);
  await reconcileBilling(ctx);
  const others = await Promise.all(Array.from({ length: 5 }, () => person()));
  for (const other of others) {
    await other.begin();
    await age(other.user.id, 21);
  }
  const readSubscription = jest.fn(() => Promise.reject(new PaymentRefusal("away")));
  const away = { ...ctx, payments: ctx.payments && { ...ctx.payments, readSubscription } };
  await reconcileBilling({ ...away, now: () => new Date(Date.now() + 1.5 * DAY) });
  expect(readSubscription).toHaveBeenCalledTimes(3);
  expect(await noticesOf(user.id)).toContain("trial_ends");
});

it("the job answers to its secret, twice and in parallel, also when the provider is away", async () => {
  const { user, begin } = await person();
  await begin();
  await age(user.id, 21);
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  stripe.fail(...Array.from({ length: 6 }, () => ({ status: 503 })));
  const answers = await Promise.all([1, 2].map(() => ask(POST, { method: "POST", headers })));
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  stripe.fail();
  expect((await ask(POST, { method: "POST", headers })).json()).toMatchObject({ settled: 0 });
  expect((await ask(POST, { method: "POST", headers: { authorization: "Bearer wrong" } })).status).toBe(401);
});
