import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { withStripe } from "@/tests/factories/payments";
import { signIn } from "@/tests/factories/people";
import { CARDS } from "@/tests/fakes/stripe/cards";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { startLocalStripe } from "@/tests/fakes/stripe/server";
import { query } from "@/tests/support/database";
import { createSubscription } from "./create-subscription";
import { findByProviderId, findLivingSubscription, storeReading } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

const DAY = 24 * 60 * 60 * 1000;
let stripe: LocalStripe;
beforeEach(async () => {
  stripe = await startLocalStripe();
});
afterEach(() => stripe.close());

async function trial(number: string = CARDS.good, tier: "plus" | "family_premium" = "plus") {
  const { ctx: plain, user } = await signIn();
  const ctx = withStripe(plain, stripe);
  stripe.confirm((await createSubscription(ctx, { tier })).clientSecret, number);
  const id = (await findLivingSubscription(ctx, user.id))?.stripeSubscriptionId ?? "";
  await syncSubscription(ctx, id);
  return { ctx, user, id };
}

const holder = async (userId: string) => {
  const [row] = await query(
    `SELECT "subscriptionTier" AS tier, "subscriptionStatus" AS status, "stripeSubscriptionId" AS id FROM users WHERE "id" = $1`,
    [userId],
  );
  return row;
};

const noticesOf = async (userId: string) =>
  (
    await query<{ kind: string }>(
      `SELECT split_part("dedupeKey", ':', 2) AS kind FROM outbox WHERE "userId" = $1 ORDER BY "createdAt"`,
      [userId],
    )
  ).map(({ kind }) => kind);

const after = (days: number) => stripe.advance(new Date(stripe.now().getTime() + days * DAY));

it("SUBS-08 SUBS-16 a trial counts once its card is stored, and a mail says so at once", async () => {
  const { ctx: plain, user } = await signIn();
  const ctx = withStripe(plain, stripe);
  const { clientSecret } = await createSubscription(ctx, { tier: "plus" });
  expect(await holder(user.id)).toMatchObject({ tier: "free", status: "trialing" });
  expect(await noticesOf(user.id)).toEqual([]);
  stripe.confirm(clientSecret);
  const id = (await findLivingSubscription(ctx, user.id))?.stripeSubscriptionId ?? "";
  await syncSubscription(ctx, id);
  await syncSubscription(ctx, id);
  expect(await holder(user.id)).toEqual({ tier: "plus", status: "trialing", id });
  expect(await noticesOf(user.id)).toEqual(["trial_started"]);
});

it("SUBS-08 a charge that fails leaves the plan for seven days, then takes it; a payment brings it back", async () => {
  const { ctx, user, id } = await trial(CARDS.failsLater);
  after(3.1);
  await syncSubscription(ctx, id);
  expect(await holder(user.id)).toMatchObject({ tier: "plus", status: "past_due" });
  after(7);
  await syncSubscription(ctx, id);
  expect(await holder(user.id)).toMatchObject({ tier: "free", status: "past_due" });
  const customerId = stripe.ledger.get("subscription", id).customer;
  const { clientSecret } = (await ctx.payments?.beginCardChange(customerId, newId())) ?? { clientSecret: "" };
  stripe.confirm(clientSecret);
  await ctx.payments?.switchCard({ customerId, setupIntentId: clientSecret.split("_secret_")[0] ?? "" }, newId());
  stripe.retry(id);
  await syncSubscription(ctx, id);
  expect(await holder(user.id)).toMatchObject({ tier: "plus", status: "active" });
  expect(await noticesOf(user.id)).toEqual(["trial_started", "payment_failed"]);
});

it("SUBS-08 SUBS-15 cancelled goes on to its end, may be taken back, and is told each time", async () => {
  const { ctx, user, id } = await trial();
  const set = async (cancel: boolean) => {
    await ctx.payments?.setCancelAtPeriodEnd(id, cancel, newId());
    await syncSubscription(ctx, id);
  };
  await set(true);
  expect(await holder(user.id)).toMatchObject({ tier: "plus" });
  await set(false);
  await set(true);
  after(4);
  await syncSubscription(ctx, id);
  expect(await holder(user.id)).toMatchObject({ tier: "free", status: "canceled" });
  expect(stripe.ledger.all("charge")).toEqual([]);
  // Some share a moment on the provider's clock, so their order among themselves means nothing.
  const told = await noticesOf(user.id);
  expect(told.toSorted()).toEqual(["cancelled", "cancelled", "ended", "resumed", "trial_started"]);
});

it("SUBS-08 what was given back in full counts no more", async () => {
  const { ctx, user, id } = await trial();
  after(4);
  stripe.refund(stripe.ledger.get("subscription", id).latest_invoice ?? "");
  await syncSubscription(ctx, id);
  expect(await holder(user.id)).toMatchObject({ tier: "free", status: "canceled" });
});

it("SUBS-08 a reading that began before another was stored is not stored over it", async () => {
  const { ctx, id } = await trial();
  const row = await findByProviderId(ctx, id);
  if (!row) throw new Error("no row");
  await syncSubscription(ctx, id);
  expect(await storeReading(ctx, row, { ...row, status: "canceled" })).toBe(false);
  expect((await findByProviderId(ctx, id))?.status).toBe("trialing");
});

it("SUBS-08 of two processes that read at the same time, what the provider said last stands", async () => {
  const { ctx, id } = await trial();
  // The first read is answered only after a second process has read, seen the change and stored it.
  const overtaken: MemberCtx = {
    ...ctx,
    payments: ctx.payments && {
      ...ctx.payments,
      readSubscription: jest.fn(ctx.payments.readSubscription).mockImplementationOnce(async (asked) => {
        const old = await ctx.payments?.readSubscription(asked);
        await ctx.payments?.setCancelAtPeriodEnd(asked, true, newId());
        const row = await findByProviderId(ctx, asked);
        if (row) await storeReading(ctx, row, { ...row, cancelAtPeriodEnd: true });
        return old ?? null;
      }),
    },
  };
  await syncSubscription(overtaken, id);
  expect((await findByProviderId(ctx, id))?.cancelAtPeriodEnd).toBe(true);
});

it("SUBS-09 the database itself refuses a second living subscription of one person", async () => {
  const { user } = await trial();
  const second = query(`INSERT INTO subscriptions ("userId", "tier") VALUES ($1, 'access')`, [user.id]);
  await expect(second).rejects.toMatchObject({ code: "23505" });
});

it("SUBS-08 a subscription whose event comes before the answer that made it finds its person", async () => {
  const { ctx: plain, user } = await signIn();
  const ctx = withStripe(plain, stripe);
  const payments = ctx.payments;
  if (!payments) throw new Error("no payments");
  const customerId = await payments.createCustomer({ email: user.email, userId: user.id }, newId());
  await query(`UPDATE users SET "stripeCustomerId" = $2 WHERE "id" = $1`, [user.id, customerId]);
  const of = { customerId, tier: "access", userId: user.id, trialDays: 3 } as const;
  const made = await payments.createSubscription(of, newId());
  stripe.confirm(made.confirmation?.clientSecret ?? "");
  await syncSubscription(ctx, made.id);
  expect(await holder(user.id)).toMatchObject({ tier: "access", id: made.id });
  expect(await syncSubscription(ctx, "sub_of_nobody")).toBeNull();
});

it("a price that is none of ours takes nobody's plan away", async () => {
  const { ctx, user, id } = await trial();
  const [item] = stripe.ledger.get("subscription", id).items.data;
  if (item) item.price = { ...item.price, lookup_key: "something_else" };
  await syncSubscription(ctx, id);
  expect(await holder(user.id)).toMatchObject({ tier: "plus" });
});
