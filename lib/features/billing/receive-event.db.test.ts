import { db } from "@/lib/server/db";
import { withStripe } from "@/tests/factories/payments";
import { signIn } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import type { StripeEvent } from "@/tests/fakes/stripe/records";
import { startLocalStripe } from "@/tests/fakes/stripe/server";
import { createSubscription } from "./create-subscription";
import { receiveEvent } from "./receive-event";

const DAY = 24 * 60 * 60 * 1000;
let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startLocalStripe();
});
afterAll(() => stripe.close());

/** All orders of a list. */
const orders = <T>(list: readonly T[]): T[][] =>
  list.length < 2
    ? [[...list]]
    : list.flatMap((first, at) =>
        orders([...list.slice(0, at), ...list.slice(at + 1)]).map((rest) => [first, ...rest]),
      );

const SIX = [
  "customer.subscription.created",
  "setup_intent.succeeded",
  "charge.succeeded",
  "invoice.finalized",
  "invoice.paid",
  "customer.subscription.updated",
];

/** As if nothing had been heard yet: the answer of the form was lost, and only the events come. */
const forget = (userId: string) =>
  db().$transaction([
    db().user.update({ where: { id: userId }, data: { subscriptionTier: "free", subscriptionStatus: "active" } }),
    db().subscription.updateMany({ where: { userId }, data: { status: "trialing", cardStored: false } }),
    db().outbox.deleteMany({ where: { userId } }),
    db().stripeEvent.deleteMany(),
  ]);

async function standing(userId: string): Promise<string> {
  const user = { subscriptionTier: true, subscriptionStatus: true, stripeSubscriptionId: true } as const;
  return JSON.stringify([
    await db().user.findUnique({ where: { id: userId }, select: user }),
    await db().subscription.findMany({ where: { userId }, omit: { id: true, revision: true, updatedAt: true } }),
    await db().outbox.findMany({ where: { userId }, orderBy: { dedupeKey: "asc" }, select: { dedupeKey: true } }),
  ]);
}

it("SUBS-08 720 orders of six events, each sent ten times: one final state, and each mail once", async () => {
  const { ctx: plain, user } = await signIn();
  const ctx = withStripe(plain, stripe);
  stripe.confirm((await createSubscription(ctx, { tier: "plus" })).clientSecret);
  stripe.advance(new Date(stripe.now().getTime() + 4 * DAY));
  const newest = new Map<string, StripeEvent>(stripe.events.map((event) => [event.type, event]));
  const six = SIX.map((type) => {
    const { body, headers } = stripe.delivery(newest.get(type) ?? {});
    return { rawBody: body, signature: headers["stripe-signature"] };
  });

  const ends = new Map<string, number>();
  for (const [at, order] of orders(six).entries()) {
    await forget(user.id);
    for (const delivery of order) {
      const send = () => receiveEvent(ctx, delivery);
      // At once in some orders, one after the first in the others.
      if (at % 20 > 0) await send();
      await Promise.all(Array.from({ length: at % 20 > 0 ? 9 : 10 }, send));
    }
    const end = await standing(user.id);
    ends.set(end, (ends.get(end) ?? 0) + 1);
  }
  expect([...ends.values()]).toEqual([720]);
  expect(JSON.parse([...ends.keys()][0] ?? "")).toMatchObject([
    { subscriptionTier: "plus", subscriptionStatus: "active" },
    [{ tier: "plus", status: "active", cardStored: true }],
    [{ dedupeKey: expect.stringMatching(/^billing_notice:receipt:in_/) }],
  ]);
}, 300_000);
