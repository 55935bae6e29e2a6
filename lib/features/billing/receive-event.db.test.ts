import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { PaymentEvent, Payments } from "@/lib/ports/payments";
import { db } from "@/lib/server/db";
import { withStripe } from "@/tests/factories/payments";
import { signIn } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import type { StripeEvent } from "@/tests/fakes/stripe/records";
import { startLocalStripe } from "@/tests/fakes/stripe/server";
import { printFigures, SOAKING, secondsSince } from "@/tests/support/figures";
import { createSubscription } from "./create-subscription";
import { receiveEvent } from "./receive-event";
import { findNewest } from "./subscription-repository";

const DAY = 24 * 60 * 60 * 1000;
let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startLocalStripe();
});
afterAll(() => stripe.close());

/** All permutations of a list. */
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

/**
 * Resets to a state in which nothing was heard: the form's response was lost, and only the events
 * arrive.
 */
const forget = (userId: string) =>
  db().$transaction([
    db().user.update({ where: { id: userId }, data: { subscriptionTier: "free", subscriptionStatus: "active" } }),
    db().subscription.updateMany({ where: { userId }, data: { status: "trialing", cardStored: false } }),
    db().outbox.deleteMany({ where: { userId } }),
  ]);

async function standing(userId: string): Promise<unknown> {
  const { subscriptionTier, subscriptionStatus, subscriptions, outbox } = await db().user.findUniqueOrThrow({
    where: { id: userId },
    include: {
      subscriptions: { omit: { id: true, userId: true, stripeSubscriptionId: true, revision: true, updatedAt: true } },
      outbox: { orderBy: { dedupeKey: "asc" }, select: { kind: true, dedupeKey: true } },
    },
  });
  const told = outbox.map(({ kind, dedupeKey }) => `${kind} ${dedupeKey.split(":")[1]}`);
  return { subscriptionTier, subscriptionStatus, told, subscriptions };
}

/**
 * Someone whose trial has become a paid month, and the provider's record of it: read once, replayed
 * each time.
 */
async function subscriber(ctx: MemberCtx, userId: string) {
  const from = stripe.events.length;
  stripe.confirm((await createSubscription(ctx, { tier: "plus" })).clientSecret);
  return async () => {
    const row = await findNewest(ctx, userId);
    const customer = stripe.ledger.get("subscription", row?.stripeSubscriptionId ?? "").customer;
    const own = stripe.events
      .slice(from)
      .filter(({ data }) => (data.object as { customer: string }).customer === customer);
    const newest = new Map<string, StripeEvent>(own.map((event) => [event.type, event]));
    const six = SIX.map((type) => {
      const { body, headers } = stripe.delivery(newest.get(type) ?? {});
      return required(ctx.payments).readEvent(body, headers["stripe-signature"]);
    });
    const { invoiceId, subscriptionId } = required(six.find(({ type }) => type === "invoice.paid"));
    const reading = await required(ctx.payments).readSubscription(subscriptionId ?? "");
    const invoice = await required(ctx.payments).readInvoice(invoiceId ?? "");
    const payments: Payments = {
      ...required(ctx.payments),
      readSubscription: async () => reading,
      readInvoice: async () => invoice,
      readEvent: (rawBody) => JSON.parse(rawBody),
    };
    return { six, ctx: { ...ctx, payments } };
  };
}

function required<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error("nothing there");
  return value;
}

/**
 * All orders of six, by index. Each run takes a scattered sixth of them; `npm run test:soak` takes
 * all.
 */
const ALL_ORDERS = orders([0, 1, 2, 3, 4, 5]);
const SCATTER = 37;
const CHOSEN = ALL_ORDERS.map((_, at) => at).filter((at) => SOAKING || (at * SCATTER) % ALL_ORDERS.length < 120);

/** Every triple that appears in this order, not necessarily adjacent. */
const threesIn = (order: readonly number[]): string[] =>
  order.flatMap((a, x) => order.slice(x + 1).flatMap((b, y) => order.slice(x + y + 2).map((c) => `${a}${b}${c}`)));

/** How many people share the orders, each at their own pace. */
const LANES = 4;

async function lane(orderNumbers: readonly number[], userId: string, ctx: Ctx, six: readonly PaymentEvent[]) {
  const all = orders(six);
  const ends: string[] = [];
  for (const at of orderNumbers) {
    await forget(userId);
    for (const event of all[at] ?? []) {
      const rawBody = JSON.stringify({ ...event, id: `${event.id}-${at}` });
      const send = () => receiveEvent(ctx, { rawBody, signature: "" });
      // Every twentieth order sends all ten at once; the others send one, then nine at once.
      if (at % 20 > 0) await send();
      await Promise.all(Array.from({ length: at % 20 > 0 ? 9 : 10 }, send));
    }
    ends.push(JSON.stringify(await standing(userId)));
  }
  return ends;
}

it("SUBS-08 six events in every order of three of them, each sent ten times: one final state, and each mail once", async () => {
  expect(new Set(CHOSEN.flatMap((at) => threesIn(ALL_ORDERS[at] ?? []))).size).toBe(120);
  const started = performance.now();
  const people = await Promise.all(Array.from({ length: LANES }, () => signIn()));
  const begun: Awaited<ReturnType<typeof subscriber>>[] = [];
  for (const { ctx, user } of people) begun.push(await subscriber(withStripe(ctx, stripe), user.id));
  stripe.advance(new Date(stripe.now().getTime() + 4 * DAY));

  const lanes = people.map(async ({ user }, at) => {
    const { six, ctx } = await required(begun[at])();
    const mine = CHOSEN.filter((_, index) => index % LANES === at);
    return lane(mine, user.id, ctx, six);
  });
  const ends = await Promise.all(lanes);

  const divergent = ends.reduce((sum, own) => sum + new Set(own).size - 1, 0);
  const took = { divergent, "took s": secondsSince(started) };
  printFigures("payment events", { orders: ends.flat().length, deliveries: ends.flat().length * 60, ...took });
  expect(ends.flat()).toHaveLength(CHOSEN.length);
  for (const own of ends) {
    expect(new Set(own).size).toBe(1);
    expect(JSON.parse(own[0] ?? "")).toMatchObject({
      ...{ subscriptionTier: "plus", subscriptionStatus: "active", told: ["billing_notice receipt"] },
      subscriptions: [{ tier: "plus", status: "active", cardStored: true }],
    });
  }
}, 600_000);
