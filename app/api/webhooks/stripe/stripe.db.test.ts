import { POST as reconcile } from "@/app/api/cron/reconcile-billing/route";
import { GET as health } from "@/app/api/health/route";
import { createSubscription } from "@/lib/features/billing/create-subscription";
import { findNewest } from "@/lib/features/billing/subscription-repository";
import { syncSubscription } from "@/lib/features/billing/sync-subscription";
import { tryEventsAgain } from "@/lib/features/billing/try-events-again";
import { createContext } from "@/lib/server/providers";
import { newId } from "@/lib/shared/ids";
import { paying } from "@/tests/factories/paying";
import { setLocalKeys } from "@/tests/factories/payments";
import { signIn } from "@/tests/factories/people";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import type { StripeEvent } from "@/tests/fakes/stripe/records";
import { startLocalStripe } from "@/tests/fakes/stripe/server";
import { query } from "@/tests/support/database";
import { mailsAbout } from "@/tests/support/mails";
import { ask } from "@/tests/support/request";
import { POST } from "./route";

let stripe: LocalStripe;
beforeAll(async () => {
  stripe = await startLocalStripe();
  setLocalKeys(stripe);
});
afterAll(() => stripe.close());

const deliver = (event: object, wrong: { secret?: string; at?: number; rawBody?: string; signature?: string } = {}) => {
  const { body, headers } = stripe.delivery(event, wrong);
  const signature = wrong.signature ?? headers["stripe-signature"];
  return ask(POST, {
    method: "POST",
    rawBody: wrong.rawBody ?? body,
    headers: { ...headers, "stripe-signature": signature },
  });
};

async function subscriber() {
  const { ctx, user } = await signIn();
  const from = stripe.events.length;
  stripe.confirm((await createSubscription(ctx, { tier: "plus" })).clientSecret);
  return { ctx, user, events: () => stripe.events.slice(from) };
}

const planOf = async (userId: string) =>
  (
    await query(`SELECT "subscriptionTier" AS tier, "subscriptionStatus" AS status FROM users WHERE "id" = $1`, [
      userId,
    ])
  )[0];

const told = (events: readonly StripeEvent[], type: string): StripeEvent => {
  const found = events.find((event) => event.type === type);
  if (!found) throw new Error(`no event ${type}`);
  return found;
};

it("SUBS-08 an event that the provider signed brings the plan up to date, and says no more than it must", async () => {
  const { user, events } = await subscriber();
  const answer = await deliver(told(events(), "customer.subscription.updated"));
  expect([answer.status, answer.json()]).toEqual([200, { received: true }]);
  expect(await planOf(user.id)).toEqual({ tier: "plus", status: "trialing" });
});

it("SUBS-08 forged, stale and altered events are refused, each of them, and change nothing", async () => {
  const { user, events } = await subscriber();
  const event = told(events(), "customer.subscription.updated");
  const { body } = stripe.delivery(event);
  const now = Math.floor(Date.now() / 1000);
  const attempts = [
    { secret: "whsec_of_somebody_else" },
    { at: now - 301 },
    { at: 1 },
    { signature: "" },
    { signature: "t=1,v1=00" },
    { signature: `t=${now},v1=${"0".repeat(64)}` },
    { rawBody: body.replace(/"status": "\w+"/, '"status": "active"') },
    { rawBody: `${body} ` },
    { rawBody: body.replace(event.id, "evt_another") },
    { rawBody: "" },
    { rawBody: "no json" },
  ];
  for (const attempt of attempts) {
    const answer = await deliver(event, attempt);
    expect([attempt, answer.status, answer.json()]).toMatchObject([attempt, 400, { code: "invalid" }]);
  }
  expect(await planOf(user.id)).toMatchObject({ tier: "free" });
  expect(await query(`SELECT 1 FROM stripe_events WHERE "id" IN ($1, 'evt_another')`, [event.id])).toEqual([]);
});

it("SUBS-08 an event counts as handled only once it was read back; the provider's next try finishes it", async () => {
  const { user, events } = await subscriber();
  const event = told(events(), "customer.subscription.updated");
  stripe.fail({ status: 503 }, { status: 503 }, { status: 503 });
  expect((await deliver(event)).status).toBe(503);
  const handled = () =>
    query<{ handledAt: Date | null }>(`SELECT "handledAt" FROM stripe_events WHERE "id" = $1`, [event.id]);
  expect(await handled()).toEqual([{ handledAt: null }]);
  expect((await deliver(event)).status).toBe(200);
  expect(await planOf(user.id)).toMatchObject({ tier: "plus" });
  expect(await handled()).toEqual([{ handledAt: expect.any(Date) }]);
});

it("SUBS-08 an event sent from a browser of another site is as good as its signature", async () => {
  const { events } = await subscriber();
  const { body, headers } = stripe.delivery(told(events(), "setup_intent.succeeded"));
  const foreign = { ...headers, origin: "https://elsewhere.example", "sec-fetch-site": "cross-site" };
  expect((await ask(POST, { method: "POST", rawBody: body, headers: foreign })).status).toBe(200);
});

it("SUBS-08 an event about a person who is not here is taken and does nothing", async () => {
  const unknown = { id: "sub_x", object: "subscription", customer: "cus_x" };
  const event = { id: "evt_x", object: "event", type: "customer.subscription.updated", data: { object: unknown } };
  expect((await deliver(event)).status).toBe(200);
});

describe("what a later version of the provider says", () => {
  const later = (object: unknown, type = "customer.subscription.updated") => ({
    ...{ id: `evt_${newId()}`, object: "event", type },
    data: { object },
  });

  const isOpen = async (id: string) =>
    (await query<{ open: boolean }>(`SELECT "handledAt" IS NULL AS open FROM stripe_events WHERE id = $1`, [id]))[0]
      ?.open;
  const logged = () => {
    const lines: string[] = [];
    jest.spyOn(process.stderr, "write").mockImplementation((line) => lines.push(String(line)) > 0);
    return (about: { id: string }) => lines.filter((line) => line.includes(about.id));
  };
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ["an event of an unknown type", later({ id: "x_1", object: "brand_new" }, "brand_new.made")],
    ["one that says that it is nobody's", later({ object: "setup_intent", customer: null }, "setup_intent.succeeded")],
    ["the next bill, which has no id yet", later({ object: "invoice", customer: "cus_x" }, "invoice.upcoming")],
  ])("SUBS-08 %s asks for nothing: it is taken as handled", async (_, event) => {
    const linesOf = logged();
    const answer = await deliver(event);
    expect([answer.status, answer.json()]).toEqual([200, { received: true }]);
    expect([await isOpen(event.id), linesOf(event)]).toEqual([false, []]);
  });

  it.each([
    ["a plan without a kind", later({ customer: null })],
    ["a plan that is a text", later("sub_1")],
    [
      "a bill with references in another shape",
      later({ id: "in_1", object: "invoice", customer: 7, subscription: [{ id: "a" }] }, "invoice.paid"),
    ],
    ["a bill of another kind", later({ id: "in_1", object: "bill", customer: "cus_x" }, "invoice.paid")],
    ["no object at all", later(undefined, "invoice.payment_failed")],
    ["a card that says nothing of its owner", later({ object: "setup_intent" }, "setup_intent.succeeded")],
    ["a payment of another kind", later({ id: "ch_1", object: "payment" }, "charge.refunded")],
    ["a dispute about nothing", later({ id: "dp_1", object: "dispute", charge: {} }, "charge.dispute.closed")],
  ])("SUBS-08 %s is taken, said in the log and kept as not understood", async (_, event) => {
    const linesOf = logged();
    const answer = await deliver(event);
    expect([answer.status, answer.json()]).toEqual([200, { received: true }]);
    expect(await isOpen(event.id)).toBe(true);
    expect(linesOf(event)).toEqual([expect.stringContaining('"payment-event-not-understood"')]);
  });

  describe("an event that was not understood", () => {
    const run = () =>
      ask(reconcile, { method: "POST", headers: { authorization: `Bearer ${process.env.CRON_SECRET}` } });
    const counted = async () => (await run()).json<{ eventsHandled: number; eventsWaiting: number }>();
    const waiting = async () => (await ask(health, { path: "/api/health" })).json().paymentEventsWaiting;
    const age = (minutes: number) =>
      query(
        `UPDATE stripe_events SET "receivedAt" = "receivedAt" - $1 * interval '1 minute',
          "triedAt" = "triedAt" - $1 * interval '1 minute'`,
        [minutes],
      );
    const asked = () => stripe.requests.filter(({ call }) => call === "GET /v1/events/:id").length;

    const job = async () => ({ ...(await createContext({ kind: "job", name: "test" }, newId())), later: () => {} });

    async function notUnderstood() {
      await query("DELETE FROM stripe_events");
      const kim = await paying(stripe, "plus");
      const changed = stripe.ledger.get("subscription", kim.subscriptionId);
      const { status } = changed;
      Object.assign(changed, { status: "on_holiday" });
      stripe.ledger.tell("customer.subscription.updated", changed);
      const event = stripe.events.at(-1);
      if (!event) throw new Error("nothing was told");
      expect((await deliver(event)).status).toBe(200);
      return { kim, event, understand: () => Object.assign(changed, { status }) };
    }

    it("SUBS-08 is counted at /api/health, tried again each hour, and taken up once by the version that understands it", async () => {
      const { kim, understand } = await notUnderstood();
      expect(await waiting()).toBe(0);
      await age(11);
      expect(await waiting()).toBe(1);
      expect(await counted()).toMatchObject({ eventsHandled: 0, eventsWaiting: 1 });
      const before = asked();
      await age(30);
      expect(await counted()).toMatchObject({ eventsHandled: 0, eventsWaiting: 1 });
      expect(asked()).toBe(before);
      // Simulate an upgrade: from now on this version understands the status.
      understand();
      await age(31);
      const both = await Promise.all([counted(), counted()]);
      expect(both.map(({ eventsHandled }) => eventsHandled).sort()).toEqual([0, 1]);
      expect(await waiting()).toBe(0);
      expect(asked()).toBe(before + 1);
      expect(await planOf(kim.user.id)).toMatchObject({ tier: "plus" });
      await age(61);
      expect(await counted()).toMatchObject({ eventsHandled: 0, eventsWaiting: 0 });
    });

    it("SUBS-08 of a payment, told in a shape that is not known, brings its receipt once a version reads it", async () => {
      await query("DELETE FROM stripe_events");
      const kim = await paying(stripe, "plus");
      const bill = stripe.ledger.get("subscription", kim.subscriptionId).latest_invoice;
      const paid = told(
        stripe.events.filter(({ data }) => idIn(data.object) === bill),
        "invoice.paid",
      );
      const receipts = async () =>
        (await mailsAbout(kim.ctx, kim.user.id)).filter(({ subject }) => subject.includes("receipt")).length;
      const { data } = paid;
      Object.assign(paid, { data: { object: { kind: "bill", of: [kim.subscriptionId] } } });
      expect((await deliver(paid)).status).toBe(200);
      await age(11);
      expect(await counted()).toMatchObject({ eventsHandled: 0, eventsWaiting: 1 });
      expect([await waiting(), await receipts()]).toEqual([1, 0]);
      Object.assign(paid, { data });
      await age(61);
      expect(await counted()).toMatchObject({ eventsHandled: 1, eventsWaiting: 0 });
      expect([await waiting(), await receipts()]).toEqual([0, 1]);
    });

    it("SUBS-08 waits while the key may not read events, which is said once with what it lacks, and is taken up after", async () => {
      const { event, understand } = await notUnderstood();
      understand();
      await age(11);
      const [ctx, linesOf] = [await job(), logged()];
      const until = new Date(Date.now() + 60_000);
      const message = `The provided key 'rk_test_*1' does not have the required permissions for this endpoint on account 'acct_1'.
        Having the 'rak_event_read' permission would allow this request to continue.`;
      for (const _ of ["an hour", "another one"]) {
        stripe.fail({ status: 403, message });
        expect(await tryEventsAgain(ctx, until)).toEqual({ eventsHandled: 0, eventsWaiting: 1 });
        await age(61);
      }
      expect(linesOf({ id: "payment-key-denied" })).toEqual([expect.stringContaining('"permission":"rak_event_read"')]);
      expect(linesOf(event)).toEqual([]);
      expect(await tryEventsAgain(ctx, until)).toEqual({ eventsHandled: 1, eventsWaiting: 0 });
    });

    it("SUBS-08 waits while the provider is away, and is no longer waited for once the provider has forgotten it", async () => {
      const { event } = await notUnderstood();
      await age(11);
      const ctx = await job();
      const until = new Date(Date.now() + 60_000);
      stripe.fail({ status: 503 }, { status: 503 }, { status: 503 });
      expect(await tryEventsAgain(ctx, until)).toEqual({ eventsHandled: 0, eventsWaiting: 1 });
      stripe.ledger.events.splice(stripe.ledger.events.indexOf(event), 1);
      await age(61);
      expect(await tryEventsAgain(ctx, until)).toEqual({ eventsHandled: 1, eventsWaiting: 0 });
    });
  });

  type Shape = Record<string, unknown>;
  const withoutPrice = (of: Shape): Shape[] => [of].map(({ price: _, ...item }) => item);
  const withoutEnd = (of: Shape): Shape[] => [of].map(({ current_period_end: _, ...item }) => item);
  it.each<[string, (of: { customer: unknown; items: { data: Shape[] } }) => Shape]>([
    ["no items", () => ({ items: undefined })],
    ["an empty list of items", () => ({ items: { data: [] } })],
    ["an item without a price", ({ items }) => ({ items: { data: items.data.flatMap(withoutPrice) } })],
    ["an item without an end", ({ items }) => ({ items: { data: items.data.flatMap(withoutEnd) } })],
    ["no customer", () => ({ customer: null })],
    [
      "no card but that of a customer without settings",
      ({ customer }) => ({ customer: { id: customer, balance: 0 }, default_payment_method: null }),
    ],
    ["an end told as a text", () => ({ ended_at: "2026-11-21T00:00:00Z" })],
    ["no word about its card", () => ({ default_payment_method: undefined })],
  ])("SUBS-08 a plan with %s stays as it stands, and the event is kept as not understood", async (_, change) => {
    const linesOf = logged();
    const kim = await paying(stripe, "plus");
    const before = await planOf(kim.user.id);
    const asTold = stripe.ledger.get("subscription", kim.subscriptionId);
    const changed = { ...asTold, ...change(asTold as unknown as Parameters<typeof change>[0]) };
    const { get } = stripe.ledger;
    jest
      .spyOn(stripe.ledger, "get")
      .mockImplementation(((...[object, id]: Parameters<typeof get>) =>
        id === kim.subscriptionId ? changed : get(object, id)) as typeof get);
    const event = later({ id: kim.subscriptionId, object: "subscription" });
    expect((await deliver(event)).status).toBe(200);
    expect([await planOf(kim.user.id), await isOpen(event.id)]).toEqual([before, true]);
    expect(linesOf(event)).toEqual([expect.stringContaining('"payment-event-not-understood"')]);
  });

  it.each([{ status: "settling" }, { status: null }, { total: null }, { created: "2026" }])(
    "SUBS-08 the receipt of a bill with %j waits for a version that reads it",
    async (odd) => {
      const linesOf = logged();
      const kim = await paying(stripe, "plus");
      const bill = stripe.ledger.get("subscription", kim.subscriptionId).latest_invoice ?? "";
      Object.assign(stripe.ledger.get("invoice", bill), odd);
      const event = later({ id: bill, object: "invoice", customer: "cus_x" }, "invoice.paid");
      expect((await deliver(event)).status).toBe(200);
      expect(await isOpen(event.id)).toBe(true);
      const [field = "", value] = Object.entries(odd).flat();
      const unread = field === "status" && value ? `${field}=${value}` : field;
      expect(linesOf(event)).toEqual([expect.stringContaining(`"unread":"${unread}"`)]);
    },
  );

  it("SUBS-08 a disputed charge that says nothing of its customer is kept as not understood", async () => {
    const linesOf = logged();
    const kim = await paying(stripe, "plus");
    const { latest_invoice } = stripe.ledger.get("subscription", kim.subscriptionId);
    const { charge } = stripe.dispute(latest_invoice ?? "");
    const told = stripe.events.at(-1) ?? {};
    Object.assign(stripe.ledger.get("charge", charge), { customer: undefined });
    const event = { ...told, id: `evt_${newId()}` };
    expect((await deliver(event)).status).toBe(200);
    expect(await isOpen(event.id)).toBe(true);
    expect(linesOf(event)).toEqual([expect.stringContaining('"payment-event-not-understood"')]);
  });

  it("SUBS-08 a status that is not known leaves the plan as it stands, and the event as not handled", async () => {
    const kim = await paying(stripe, "plus");
    const before = await planOf(kim.user.id);
    const changed = stripe.ledger.get("subscription", kim.subscriptionId);
    const { status } = changed;
    Object.assign(changed, { status: "on_holiday" });
    const event = later({ id: kim.subscriptionId, object: "subscription" });
    expect((await deliver(event)).status).toBe(200);
    expect(await planOf(kim.user.id)).toEqual(before);
    const noted = `SELECT "handledAt" IS NULL AS open FROM stripe_events WHERE id = $1`;
    expect(await query(noted, [event.id])).toEqual([{ open: true }]);
    Object.assign(changed, { status });
    expect((await deliver(event)).status).toBe(200);
    expect(await query(noted, [event.id])).toEqual([{ open: false }]);
  });
});

it("SUBS-08 whatever came last is what the provider says, also when the provider changes in between", async () => {
  const { ctx, user, events } = await subscriber();
  const id = (await findNewest(ctx, user.id))?.stripeSubscriptionId ?? "";
  await syncSubscription(ctx, id);
  const deliveries: Promise<unknown>[] = [];
  for (let step = 0; step < 20; step += 1) {
    await ctx.payments?.setCancelAtPeriodEnd(id, step % 2 === 0, `step-${id}-${step}`);
    deliveries.push(...events().map((event) => deliver({ ...event, id: `${event.id}-${step}` })));
  }
  await Promise.all(deliveries);
  expect((await findNewest(ctx, user.id))?.cancelAtPeriodEnd).toBe(false);
});

it("SUBS-18 one that lives at the provider again beside another is taken, and staff is told", async () => {
  const kim = await paying(stripe, "access");
  await kim.ctx.payments?.endNow(kim.subscriptionId, newId());
  await syncSubscription(kim.ctx, kim.subscriptionId);
  await createSubscription(kim.ctx, { tier: "plus" });
  const revived = stripe.ledger.get("subscription", kim.subscriptionId);
  Object.assign(revived, { status: "active", ended_at: null });
  stripe.ledger.tell("customer.subscription.updated", revived);
  expect((await deliver(stripe.events.at(-1) ?? {})).status).toBe(200);
  const subjects = (await mailsAbout(kim.ctx, kim.user.id)).map(({ subject }) => subject);
  expect(subjects).toContain("Willow billing: one person, two plans");
});

it("SUBS-08 a receipt that comes late names the plan that was paid for, not the one of now", async () => {
  const kim = await paying(stripe, "access");
  const { latest_invoice } = stripe.ledger.get("subscription", kim.subscriptionId);
  const paid = stripe.events.find(({ type, data }) => type === "invoice.paid" && idIn(data.object) === latest_invoice);
  await kim.ctx.payments?.changeTier(kim.subscriptionId, "premium", stripe.now(), newId());
  await syncSubscription(kim.ctx, kim.subscriptionId);
  expect((await deliver(paid ?? {})).status).toBe(200);
  const receipt = (await mailsAbout(kim.ctx, kim.user.id)).find(({ subject }) => subject.includes("receipt"));
  expect(receipt?.text).toContain("We received $149.00 for the Access plan");
});

const idIn = (object: unknown): unknown => (object as { id?: string }).id;

it.each(["lost", "won"] as const)(
  "SUBS-08 while a payment is disputed nothing is taken; once it is %s, the plan follows",
  async (end) => {
    const kim = await paying(stripe, "plus");
    const { latest_invoice } = stripe.ledger.get("subscription", kim.subscriptionId);
    const dispute = stripe.dispute(latest_invoice ?? "");
    expect((await deliver(stripe.events.at(-1) ?? {})).status).toBe(200);
    expect(await planOf(kim.user.id)).toEqual({ tier: "plus", status: "active" });
    stripe.closeDispute(dispute, end);
    expect((await deliver(stripe.events.at(-1) ?? {})).status).toBe(200);
    const isLost = end === "lost";
    const [tier, status] = isLost ? ["free", "canceled"] : ["plus", "active"];
    expect(await planOf(kim.user.id)).toEqual({ tier, status });
    // The disputed amount isn't charged again.
    expect(stripe.ledger.get("subscription", kim.subscriptionId).status).toBe(status);
  },
);
