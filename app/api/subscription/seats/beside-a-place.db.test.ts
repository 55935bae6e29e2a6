import { createSubscription } from "@/lib/features/billing/create-subscription";
import { findNewest } from "@/lib/features/billing/subscription-repository";
import { syncSubscription } from "@/lib/features/billing/sync-subscription";
import type { Payments } from "@/lib/ports/payments";
import { localStripe, type Payer, paying } from "@/tests/factories/paying";
import { type SignedIn, signIn } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { insert } from "@/tests/integration/rows";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { POST as acceptRoute } from "./[id]/accept/route";
import { POST as inviteRoute } from "./route";

const DAY_MS = 24 * 60 * 60 * 1000;

let stripe: LocalStripe;
let maya: Payer;
beforeAll(async () => {
  stripe = await localStripe();
  maya = await paying(stripe, "family_premium");
});
afterAll(() => stripe.close());

/** Reserves a seat in Maya's plan for this person, and returns its id. */
async function placeFor({ user }: SignedIn): Promise<string> {
  const body = { inviteeEmail: user.email };
  return (await ask(inviteRoute, { method: "POST", body, cookie: maya.cookie })).json<{ id: string }>().id;
}
const accept = ({ cookie }: SignedIn, id: string) =>
  ask(acceptRoute, { method: "POST", params: { id }, body: {}, cookie });

/** A person with an open card form in another tab while the invitation is pending. */
async function inTheForm(kim: SignedIn): Promise<{ secret: string; subscriptionId: string }> {
  const { clientSecret: secret } = await createSubscription(kim.ctx, { tier: "plus" });
  return { secret, subscriptionId: (await findNewest(kim.ctx, kim.user.id))?.stripeSubscriptionId ?? "" };
}
const providerIsAway = () => stripe.fail({ status: 503 }, { status: 503 }, { status: 503 });

const atProvider = (id: string) => stripe.ledger.get("subscription", id);
const chargesOf = (id: string): number =>
  stripe.ledger.all("charge").filter(({ customer }) => customer === atProvider(id).customer).length;
const tierOf = async ({ user }: SignedIn): Promise<unknown> =>
  (await query(`SELECT "subscriptionTier" AS tier FROM users WHERE "id" = $1`, [user.id]))[0]?.tier;
const subjectsTo = async ({ ctx, user }: SignedIn): Promise<string[]> =>
  (await mailsAbout(ctx, user.id)).map(({ subject }) => subject);

it("SUBS-18 the card form that is open elsewhere is put away with the place: nothing can be confirmed in it", async () => {
  const kim = await signIn();
  const { secret, subscriptionId } = await inTheForm(kim);
  expect((await accept(kim, await placeFor(kim))).status).toBe(200);
  expect(atProvider(subscriptionId).status).toBe("canceled");
  expect(() => stripe.confirm(secret)).toThrow("canceled");
  stripe.advance(new Date(stripe.now().getTime() + 5 * DAY_MS));
  await syncSubscription(kim.ctx, subscriptionId);
  expect([chargesOf(subscriptionId), await tierOf(kim), await subjectsTo(kim)]).toEqual([0, "family_premium", []]);
});

it("SUBS-18 while the provider is away the place is taken, and what is confirmed then is cancelled when it is heard of", async () => {
  const kim = await signIn();
  const { secret, subscriptionId } = await inTheForm(kim);
  const id = await placeFor(kim);
  providerIsAway();
  expect((await accept(kim, id)).status).toBe(200);
  expect(atProvider(subscriptionId).status).toBe("trialing");
  stripe.confirm(secret);
  await Promise.all([1, 2, 3].map(() => syncSubscription(kim.ctx, subscriptionId)));
  expect(atProvider(subscriptionId).cancel_at_period_end).toBe(true);
  // No mail announces a charge.
  expect(await subjectsTo(kim)).toEqual(["Your Willow plan is canceled"]);
  stripe.advance(new Date(stripe.now().getTime() + 5 * DAY_MS));
  expect([chargesOf(subscriptionId), await tierOf(kim)]).toEqual([0, "family_premium"]);
});

it("SUBS-18 a month that is paid in the open form is the only one, and staff is told once", async () => {
  const kim = await signIn();
  const used = { tier: "plus", status: "canceled", cardStored: true, trialEndsAt: new Date(0), createdAt: new Date(0) };
  await insert("subscriptions", { userId: kim.user.id, ...used });
  const { secret, subscriptionId } = await inTheForm(kim);
  const id = await placeFor(kim);
  providerIsAway();
  await accept(kim, id);
  stripe.confirm(secret);
  await syncSubscription(kim.ctx, subscriptionId);
  await syncSubscription(kim.ctx, subscriptionId);
  expect((await subjectsTo(kim)).toSorted()).toEqual([
    "Willow billing: a month paid on top of a family plan",
    "Your Willow plan is canceled",
  ]);
  stripe.advance(new Date(stripe.now().getTime() + 40 * DAY_MS));
  expect([atProvider(subscriptionId).status, chargesOf(subscriptionId)]).toEqual(["canceled", 1]);
});

it("SUBS-18 a place that is accepted while a plan is being begun puts it away, and no form is shown", async () => {
  const kim = await signIn();
  const id = await placeFor(kim);
  const { payments } = kim.ctx;
  if (!payments) throw new Error("no payment provider is set up");
  const acceptedMeanwhile: Payments["createSubscription"] = async (...given) => {
    const made = await payments.createSubscription(...given);
    expect((await accept(kim, id)).status).toBe(200);
    return made;
  };
  const ctx = { ...kim.ctx, payments: { ...payments, createSubscription: acceptedMeanwhile } };
  await expect(createSubscription(ctx, { tier: "plus" })).rejects.toMatchObject({ code: "conflict" });
  const begun = stripe.ledger.all("subscription").filter(({ metadata }) => metadata.userId === kim.user.id);
  expect(begun.map(({ status }) => status)).toEqual(["canceled"]);
});
