import { POST as cancelRoute } from "@/app/api/subscription/cancel/route";
import { POST as portalRoute } from "@/app/api/subscription/portal/route";
import { POST as resumeRoute } from "@/app/api/subscription/resume/route";
import { GET as readPlan } from "@/app/api/subscription/route";
import { POST as acceptSeat } from "@/app/api/subscription/seats/[id]/accept/route";
import { POST as keepSeat } from "@/app/api/subscription/seats/route";
import { cancelSubscription } from "@/lib/features/billing/cancel-subscription";
import { createSubscription } from "@/lib/features/billing/create-subscription";
import type { SubscriptionView } from "@/lib/features/billing/schema";
import { syncSubscription } from "@/lib/features/billing/sync-subscription";
import { PaymentRefusal } from "@/lib/ports/payments";
import { newId } from "@/lib/shared/ids";
import { localStripe, type Payer, paying, trialing } from "@/tests/factories/paying";
import { type SignedIn, signIn } from "@/tests/factories/people";
import { CARDS } from "@/tests/fakes/stripe/cards";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";

const DAY_MS = 24 * 60 * 60 * 1000;

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await localStripe();
});
afterAll(() => stripe.close());

const post = (handler: typeof cancelRoute, { cookie }: SignedIn) => ask(handler, { method: "POST", body: {}, cookie });
const cancel = (who: SignedIn) => post(cancelRoute, who);
const resume = (who: SignedIn) => post(resumeRoute, who);

const daysPass = (days: number) => stripe.advance(new Date(stripe.now().getTime() + days * DAY_MS));
const atProvider = ({ subscriptionId }: Payer) => stripe.ledger.get("subscription", subscriptionId);
const chargesOf = (who: Payer): number =>
  stripe.ledger.all("invoice").filter(({ customer, status, total }) => {
    return customer === atProvider(who).customer && status === "paid" && total > 0;
  }).length;
const tierOf = async ({ user }: SignedIn): Promise<unknown> =>
  (await query(`SELECT "subscriptionTier" AS tier FROM users WHERE "id" = $1`, [user.id]))[0]?.tier;
const subjectsTo = async ({ ctx, user }: SignedIn): Promise<string[]> =>
  (await mailsAbout(ctx, user.id)).map(({ subject }) => subject);

describe("POST /api/subscription/cancel and /resume", () => {
  it("SUBS-15 cancels, takes that back and cancels again; the plan stays usable and each change is confirmed by mail", async () => {
    const kim = await trialing(stripe);
    const { status, json } = await cancel(kim);
    expect(status).toBe(200);
    expect(json<SubscriptionView>()).toMatchObject({
      tier: "plus",
      own: { status: "trialing", cancelAtPeriodEnd: true },
    });
    expect(atProvider(kim).cancel_at_period_end).toBe(true);
    expect((await resume(kim)).json<SubscriptionView>().own?.cancelAtPeriodEnd).toBe(false);
    expect(atProvider(kim).cancel_at_period_end).toBe(false);
    expect((await cancel(kim)).json<SubscriptionView>().own?.cancelAtPeriodEnd).toBe(true);
    expect(await tierOf(kim)).toBe("plus");
    expect(await subjectsTo(kim)).toEqual([
      "Your Willow trial has started",
      "Your Willow plan is canceled",
      "Your Willow plan continues",
      "Your Willow plan is canceled",
    ]);
  });

  it("SUBS-15 pressed ten times at once it is cancelled once, and told once", async () => {
    const kim = await trialing(stripe);
    const answers = await Promise.all(Array.from({ length: 10 }, () => cancel(kim)));
    for (const { status, json } of answers) {
      expect([status, json<SubscriptionView>().own?.cancelAtPeriodEnd]).toEqual([200, true]);
    }
    expect((await subjectsTo(kim)).filter((subject) => subject.endsWith("canceled"))).toHaveLength(1);
  });

  it("SUBS-15 a cancellation whose answer was lost, taken back and made again, is not answered from the provider's memory", async () => {
    const kim = await trialing(stripe);
    const userId = kim.user.id;
    const lost = await insert("billing_operations", { userId, kind: "cancel", target: kim.subscriptionId });
    await kim.ctx.payments?.setCancelAtPeriodEnd(kim.subscriptionId, true, lost);
    await syncSubscription(kim.ctx, kim.subscriptionId);
    await resume(kim);
    expect((await cancel(kim)).json<SubscriptionView>().own?.cancelAtPeriodEnd).toBe(true);
    expect(atProvider(kim).cancel_at_period_end).toBe(true);
  });

  it("SUBS-15 what was begun without a card ends at once", async () => {
    const kim = await signIn();
    await createSubscription(kim.ctx, { tier: "access" });
    expect((await cancel(kim)).json<SubscriptionView>().own).toBeNull();
    const begun = stripe.ledger.all("subscription").filter(({ metadata }) => metadata.userId === kim.user.id);
    expect(begun.map(({ status }) => status)).toEqual(["canceled"]);
  });

  it("answers 404 to somebody without a plan, and to a plan that has ended", async () => {
    const kim = await signIn();
    expect([(await cancel(kim)).status, (await resume(kim)).status]).toEqual([404, 404]);
    expect((await post(portalRoute, kim)).status).toBe(404);
  });

  it("SUBS-15 leaving stays open to whoever is a minor by now, or has no parent's yes", async () => {
    for (const values of [
      `"age" = 15, "ageGroup" = 'teen'`,
      `"age" = 9, "ageGroup" = 'child', "consent" = 'pending'`,
    ]) {
      const kim = await trialing(stripe);
      await query(`UPDATE users SET ${values}, "isChildAccount" = true WHERE "id" = $1`, [kim.user.id]);
      expect([(await cancel(kim)).status, (await post(portalRoute, kim)).status]).toEqual([200, 200]);
      expect((await resume(kim)).status).toBe(403);
    }
  });

  it("says so where no provider is set up, and changes nothing", async () => {
    const kim = await trialing(stripe);
    await expect(cancelSubscription({ ...kim.ctx, payments: null })).rejects.toMatchObject({ code: "unavailable" });
    expect(atProvider(kim).cancel_at_period_end).toBe(false);
  });

  it("SUBS-15 the provider's own page is one click away, and leads back", async () => {
    const kim = await trialing(stripe);
    const { status, json } = await post(portalRoute, kim);
    expect([status, json<{ url: string }>().url]).toEqual([200, expect.stringMatching(/^https?:/)]);
    const asked = stripe.requests.filter(({ call }) => call === "POST /v1/billing_portal/sessions").at(-1);
    expect(asked?.fields).toMatchObject({
      customer: atProvider(kim).customer,
      return_url: "http://localhost:3000/subscribe",
    });
  });

  it("SUBS-16 cancelled within the free days, nothing is ever charged, and the plan ends with them", async () => {
    const kim = await trialing(stripe);
    await cancel(kim);
    daysPass(40);
    await syncSubscription(kim.ctx, kim.subscriptionId);
    expect([chargesOf(kim), await tierOf(kim)]).toEqual([0, "free"]);
    expect((await subjectsTo(kim)).at(-1)).toBe("Your Willow plan has ended");
    expect([(await cancel(kim)).status, (await resume(kim)).status]).toEqual([404, 404]);
  });

  it("SUBS-15 SUBS-18 whoever owes a month and leaves is not charged for it any more", async () => {
    const kim = await trialing(stripe, "plus", CARDS.failsLater);
    daysPass(4);
    await syncSubscription(kim.ctx, kim.subscriptionId);
    expect(await tierOf(kim)).toBe("plus");
    expect((await cancel(kim)).json<SubscriptionView>()).toMatchObject({ tier: "free", own: null });
    expect(atProvider(kim).status).toBe("canceled");
    daysPass(60);
    expect(chargesOf(kim)).toBe(0);
  });

  it("SUBS-15 SUBS-18 a month that was paid a moment ago is kept, though its event has not come", async () => {
    const kim = await trialing(stripe, "plus", CARDS.failsLater);
    daysPass(4);
    await syncSubscription(kim.ctx, kim.subscriptionId);
    const { customer: customerId } = atProvider(kim);
    const begun = await kim.ctx.payments?.beginCardChange(customerId, newId());
    const { clientSecret = "" } = begun ?? {};
    stripe.confirm(clientSecret);
    const setupIntentId = clientSecret.split("_secret_")[0] ?? "";
    await kim.ctx.payments?.switchCard({ customerId, setupIntentId }, newId());
    expect((await cancel(kim)).json<SubscriptionView>()).toMatchObject({
      tier: "plus",
      own: { status: "active", cancelAtPeriodEnd: true },
    });
    expect(atProvider(kim).status).toBe("active");
  });

  it("SUBS-15 SUBS-18 a month that came to be owed unseen is not collected either", async () => {
    const kim = await trialing(stripe, "plus", CARDS.failsLater);
    daysPass(4);
    expect((await cancel(kim)).json<SubscriptionView>().own).toBeNull();
    expect(atProvider(kim).status).toBe("canceled");
  });

  it("SUBS-08 SUBS-18 a month that was given back ends the plan, which is told once and never charged again", async () => {
    const kim = await paying(stripe);
    const own = async () => (await ask(readPlan, { cookie: kim.cookie })).json<SubscriptionView>().own;
    expect((await own())?.refunded).toBe(false);
    stripe.refund(atProvider(kim).latest_invoice ?? "");
    await Promise.all([1, 2, 3].map(() => syncSubscription(kim.ctx, kim.subscriptionId)));
    expect([await own(), await tierOf(kim), atProvider(kim).status]).toEqual([null, "free", "canceled"]);
    expect(await subjectsTo(kim)).toEqual(["Your Willow payment was refunded"]);
    daysPass(70);
    expect(chargesOf(kim)).toBe(1);
    await createSubscription(kim.ctx, { tier: "access" });
    expect((await own())?.tier).toBe("access");
  });

  it("SUBS-08 while the provider cannot end what was given back it opens nothing, and the next reading ends it", async () => {
    const kim = await paying(stripe);
    stripe.refund(atProvider(kim).latest_invoice ?? "");
    const { payments } = kim.ctx;
    if (!payments) throw new Error("no payment provider is set up");
    const endNow = () => Promise.reject(new PaymentRefusal("away"));
    const ctx = { ...kim.ctx, payments: { ...payments, endNow } };
    await expect(syncSubscription(ctx, kim.subscriptionId)).rejects.toMatchObject({ code: "unavailable" });
    expect(await tierOf(kim)).toBe("free");
    await syncSubscription(kim.ctx, kim.subscriptionId);
    expect(atProvider(kim).status).toBe("canceled");
  });

  it("SUBS-15 who sits in a family plan reads that it ends, and when, and that it goes on after all", async () => {
    const [maya, kim] = [await paying(stripe, "family_premium"), await signIn()];
    const body = { inviteeEmail: kim.user.email };
    const { id } = (await ask(keepSeat, { method: "POST", body, cookie: maya.cookie })).json<{ id: string }>();
    await ask(acceptSeat, { method: "POST", params: { id }, body: {}, cookie: kim.cookie });
    await Promise.all([cancel(maya), cancel(maya)]);
    const told = async () => (await mailsAbout(kim.ctx, kim.user.id)).map(({ text }) => text);
    expect(await told()).toEqual([expect.stringMatching(/was canceled\. You can use it until .*\d\d:\d\d UTC/)]);
    await resume(maya);
    expect((await told()).filter((text) => text.includes("will continue after all"))).toHaveLength(1);
  });

  it("SUBS-15 what a smaller plan left over is known to whoever leaves", async () => {
    const kim = await paying(stripe, "plus");
    await kim.ctx.payments?.changeTier(kim.subscriptionId, "access", stripe.now(), newId());
    await syncSubscription(kim.ctx, kim.subscriptionId);
    const own = (await ask(readPlan, { cookie: kim.cookie })).json<SubscriptionView>().own;
    expect(own?.credit).toBe(-stripe.ledger.get("customer", atProvider(kim).customer).balance);
    expect(own?.credit).toBeGreaterThan(10_000);
  });

  it("SUBS-15 what was taken back, or cancelled, on the provider's own page is seen without its event", async () => {
    const kim = await trialing(stripe);
    await cancel(kim);
    await kim.ctx.payments?.setCancelAtPeriodEnd(kim.subscriptionId, false, newId());
    expect((await cancel(kim)).status).toBe(200);
    expect(atProvider(kim).cancel_at_period_end).toBe(true);
    await resume(kim);
    await kim.ctx.payments?.setCancelAtPeriodEnd(kim.subscriptionId, true, newId());
    expect((await resume(kim)).status).toBe(200);
    expect(atProvider(kim).cancel_at_period_end).toBe(false);
  });

  it("SUBS-15 SUBS-18 beside a place in a family plan a cancelled one is not taken up again: nobody pays twice", async () => {
    const [maya, kim] = [await paying(stripe, "family_premium"), await trialing(stripe)];
    await cancel(kim);
    const body = { inviteeEmail: kim.user.email };
    const { id } = (await ask(keepSeat, { method: "POST", body, cookie: maya.cookie })).json<{ id: string }>();
    await ask(acceptSeat, { method: "POST", params: { id }, body: {}, cookie: kim.cookie });
    const { status, json } = await resume(kim);
    expect([status, json().message]).toEqual([409, expect.stringMatching(/no one pays twice/)]);
    expect(atProvider(kim).cancel_at_period_end).toBe(true);
  });
});
