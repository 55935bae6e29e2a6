import { POST as beginRoute } from "@/app/api/create-subscription/route";
import { POST as retention } from "@/app/api/cron/retention/route";
import type { POST as cancelRoute } from "@/app/api/subscription/cancel/route";
import { POST as changeRoute } from "@/app/api/subscription/change/route";
import { POST as previewRoute } from "@/app/api/subscription/preview/route";
import { POST as resumeRoute } from "@/app/api/subscription/resume/route";
import { POST as acceptSeat } from "@/app/api/subscription/seats/[id]/accept/route";
import { POST as keepSeat } from "@/app/api/subscription/seats/route";
import { erasePerson } from "@/lib/across/your-data/erasure/erase-person";
import { leaveAccount } from "@/lib/across/your-data/erasure/leave-account";
import type { SubscriptionView } from "@/lib/features/billing/schema";
import { syncSubscription } from "@/lib/features/billing/sync-subscription";
import type { MemberCtx } from "@/lib/ports/context";
import { PaymentRefusal, type Payments } from "@/lib/ports/payments";
import { newId } from "@/lib/shared/ids";
import { localStripe, type Payer, paying, trialing } from "@/tests/factories/paying";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { CARDS } from "@/tests/fakes/stripe/cards";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { DELETE, PATCH } from "./route";

const DAY_MS = 24 * 60 * 60 * 1000;

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await localStripe();
});
afterAll(() => stripe.close());

const leave = ({ cookie }: SignedIn, body?: unknown) => ask(DELETE, { method: "DELETE", body, cookie });
const post = (handler: typeof cancelRoute, { cookie }: SignedIn) => ask(handler, { method: "POST", body: {}, cookie });
const runJob = async () => {
  const headers = { authorization: `Bearer ${process.env.CRON_SECRET}` };
  return (await ask(retention, { method: "POST", headers })).json<{ erased: number; waiting: number }>();
};
const isThere = async ({ user }: SignedIn): Promise<boolean> =>
  (await query(`SELECT 1 FROM users WHERE "id" = $1`, [user.id])).length === 1;

const atProvider = (id: string) => stripe.ledger.get("subscription", id);
const paidBy = ({ subscriptionId }: Payer): number => {
  const { customer } = atProvider(subscriptionId);
  return stripe.ledger.all("invoice").filter((of) => of.customer === customer && of.status === "paid" && of.total > 0)
    .length;
};
const daysPass = (days: number) => stripe.advance(new Date(stripe.now().getTime() + days * DAY_MS));

/** The person's context, with a payment provider that can't be reached. */
function cutOff(ctx: MemberCtx): MemberCtx {
  const { payments } = ctx;
  if (!payments) throw new Error("no payment provider is set up");
  const away = () => Promise.reject(new PaymentRefusal("away"));
  const silent: Payments = {
    ...payments,
    livingIdsOf: away,
    subscriptionsOf: away,
    setCancelAtPeriodEnd: away,
    endNow: away,
  };
  return { ...ctx, payments: silent };
}

it("API-59 the plan ends first: whoever is gone is never charged again", async () => {
  const [trial, paid] = [await trialing(stripe), await paying(stripe, "premium")];
  for (const who of [trial, paid]) {
    expect((await leave(who)).json()).toEqual({ status: "erased" });
    expect([await isThere(who), atProvider(who.subscriptionId).status]).toEqual([false, "canceled"]);
  }
  const before = [paidBy(trial), paidBy(paid)];
  daysPass(70);
  expect([paidBy(trial), paidBy(paid)]).toEqual(before);
});

it("API-59 SUBS-16 whoever goes is not told that their account goes on with the free plan", async () => {
  const kim = await paying(stripe);
  const { payments } = kim.ctx;
  if (!payments) throw new Error("no payment provider is set up");
  const told: unknown[] = [];
  const overtaken: Payments["endNow"] = async (...given) => {
    await payments.endNow(...given);
    // The provider's event arrives before the person's row is deleted.
    await syncSubscription(kim.ctx, kim.subscriptionId);
    told.push(...(await mailsAbout(kim.ctx, kim.user.id)).filter(({ subject }) => subject.includes("has ended")));
  };
  const ctx = { ...kim.ctx, payments: { ...payments, endNow: overtaken } };
  expect(await leaveAccount(ctx, {})).toEqual({ status: "erased" });
  expect(told).toEqual([]);
});

it("what the provider has beside the plan that we know ends as well", async () => {
  const kim = await trialing(stripe);
  const { customer: customerId } = atProvider(kim.subscriptionId);
  const second = await kim.ctx.payments?.createSubscription(
    { customerId, tier: "access", userId: kim.user.id, trialDays: 3 },
    newId(),
  );
  stripe.confirm(second?.confirmation?.clientSecret ?? "");
  expect((await leave(kim)).status).toBe(200);
  expect(atProvider(second?.id ?? "").status).toBe("canceled");
});

it("API-59 while the provider does not answer nothing is erased, the wish is kept, and the job carries it out", async () => {
  const kim = await trialing(stripe);
  expect(await leaveAccount(cutOff(kim.ctx), {})).toMatchObject({ status: "scheduled" });
  expect([await isThere(kim), atProvider(kim.subscriptionId).status]).toEqual([true, "trialing"]);
  await runJob();
  expect([await isThere(kim), atProvider(kim.subscriptionId).status]).toEqual([false, "canceled"]);
});

it("API-59 an answer of the provider's that nobody expected keeps the wish too, and the person is told so", async () => {
  const kim = await trialing(stripe);
  const { payments } = kim.ctx;
  if (!payments) throw new Error("no payment provider is set up");
  const livingIdsOf = () => Promise.reject(new PaymentRefusal("wrong"));
  const ctx = { ...kim.ctx, payments: { ...payments, livingIdsOf } };
  expect(await leaveAccount(ctx, {})).toMatchObject({ status: "scheduled" });
  await runJob();
  expect(await isThere(kim)).toBe(false);
});

it("API-59 put off, the plan is cancelled at once, and is not taken up again by itself", async () => {
  const kim = await trialing(stripe);
  expect((await leave(kim, { after: "P7D" })).json()).toMatchObject({ status: "scheduled" });
  expect(atProvider(kim.subscriptionId).cancel_at_period_end).toBe(true);
  expect((await mailsAbout(kim.ctx, kim.user.id)).at(-1)?.text).toContain("Your plan is canceled");
  await ask(PATCH, { method: "PATCH", body: { eraseAfter: null }, cookie: kim.cookie });
  expect(atProvider(kim.subscriptionId).cancel_at_period_end).toBe(true);
  expect((await post(resumeRoute, kim)).json<SubscriptionView>().own?.cancelAtPeriodEnd).toBe(false);
});

it("API-59 SUBS-18 in an account that is to be erased nothing is begun, taken up, changed or accepted; once kept, it is again", async () => {
  const [maya, kim, lee] = [await paying(stripe, "family_premium"), await trialing(stripe), await signIn()];
  const keptFor = async ({ user }: SignedIn) =>
    (await ask(keepSeat, { method: "POST", body: { inviteeEmail: user.email }, cookie: maya.cookie })).json<{
      id: string;
    }>().id;
  const place = await keptFor(lee);
  const change = { tier: "premium", prorationDate: new Date().toISOString() };
  const refused = async (call: ReturnType<typeof ask>) => {
    const { status, json } = await call;
    return [status, json().message];
  };
  await leave(kim, { after: "P7D" });
  await leave(lee, { after: "P7D" });
  for (const call of [
    post(resumeRoute, kim),
    ask(changeRoute, { method: "POST", body: change, cookie: kim.cookie }),
    ask(previewRoute, { method: "POST", body: { tier: "premium" }, cookie: kim.cookie }),
    ask(beginRoute, { method: "POST", body: { tier: "plus" }, cookie: lee.cookie }),
    ask(acceptSeat, { method: "POST", params: { id: place }, body: {}, cookie: lee.cookie }),
  ]) {
    expect(await refused(call)).toEqual([
      409,
      "Your account is set to be deleted. To continue, choose to keep it first.",
    ]);
  }
  expect(stripe.ledger.all("subscription").some(({ metadata }) => metadata.userId === lee.user.id)).toBe(false);
  await ask(PATCH, { method: "PATCH", body: { eraseAfter: null }, cookie: lee.cookie });
  const accepted = await ask(acceptSeat, { method: "POST", params: { id: place }, body: {}, cookie: lee.cookie });
  expect(accepted.status).toBe(200);
});

it("API-59 SUBS-18 one that cannot be read, or ended, does not keep the others from ending; the job takes the rest", async () => {
  const kim = await trialing(stripe);
  const { customer: customerId } = atProvider(kim.subscriptionId);
  const { payments } = kim.ctx;
  if (!payments) throw new Error("no payment provider is set up");
  const another = async () => {
    const of = { customerId, tier: "access", userId: kim.user.id, trialDays: 3 } as const;
    const made = await payments.createSubscription(of, newId());
    stripe.confirm(made.confirmation?.clientSecret ?? "");
    return made.id;
  };
  const [stubborn, unreadable] = [await another(), await another()];
  atProvider(unreadable).items.data = [];
  const endNow: Payments["endNow"] = (id, ...more) =>
    id === stubborn ? Promise.reject(new PaymentRefusal("wrong")) : payments.endNow(id, ...more);
  expect(await leaveAccount({ ...kim.ctx, payments: { ...payments, endNow } }, {})).toMatchObject({
    status: "scheduled",
  });
  const statuses = () => [stubborn, unreadable, kim.subscriptionId].map((id) => atProvider(id).status);
  expect(statuses()).toEqual(["trialing", "canceled", "canceled"]);
  await runJob();
  expect([statuses()[0], await isThere(kim)]).toEqual(["canceled", false]);
});

it("put off while the provider does not answer: nothing has changed, and the person can try again", async () => {
  const kim = await trialing(stripe);
  await expect(leaveAccount(cutOff(kim.ctx), { after: 7 })).rejects.toMatchObject({ code: "unavailable" });
  const [row] = await query(`SELECT "eraseAfter" FROM users WHERE "id" = $1`, [kim.user.id]);
  expect(row).toEqual({ eraseAfter: null });
});

it("put off with a month owed, the month is not charged any more", async () => {
  const kim = await trialing(stripe, "plus", CARDS.failsLater);
  daysPass(4);
  await syncSubscription(kim.ctx, kim.subscriptionId);
  await leave(kim, { after: "P30D" });
  daysPass(40);
  expect([atProvider(kim.subscriptionId).status, paidBy(kim)]).toEqual(["canceled", 0]);
});

it("API-59 the provider's events that come at the same moment stand in nobody's way", async () => {
  for (let round = 0; round < 5; round += 1) {
    const kim = await trialing(stripe);
    const events = Array.from({ length: 12 }, () => syncSubscription(kim.ctx, kim.subscriptionId));
    const [left, ...read] = await Promise.all([leave(kim), ...events]);
    expect([left.status, read.length, await isThere(kim)]).toEqual([200, 12, false]);
    expect(await syncSubscription(kim.ctx, kim.subscriptionId)).toBeNull();
  }
});

it("API-59 SUBS-15 whoever keeps their account while the job is on its way to them keeps their plan", async () => {
  const kim = await paying(stripe);
  expect(await erasePerson(kim.ctx, kim.user.id)).toBe(false);
  expect([await isThere(kim), atProvider(kim.subscriptionId).status]).toEqual([true, "active"]);
});
