import { TIERS } from "@/lib/features/billing/tiers";
import type { PaymentRefusal, Payments } from "@/lib/ports/payments";
import { newId } from "@/lib/shared/ids";
import { tierOfLookupKey } from "@/lib/shared/tiers";
import { CARDS } from "@/tests/fakes/stripe/cards";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { makeInvoice } from "@/tests/fakes/stripe/invoices";
import { startLocalStripe } from "@/tests/fakes/stripe/server";
import { LOCAL_KEYS } from "@/tests/fakes/stripe/settings";
import { createStripePayments } from "./payments";

const DAY = 24 * 60 * 60 * 1000;
const cents = (key: string) => (TIERS.find(({ id }) => id === tierOfLookupKey(key))?.price ?? 0) * 100;

let stripe: LocalStripe;
let payments: Payments;
beforeEach(async () => {
  stripe = await startLocalStripe();
  payments = createStripePayments({ ...LOCAL_KEYS, apiBase: stripe.baseUrl, monthlyCents: cents, timeoutMs: 300 });
});
afterEach(() => stripe.close());

const kindOf = (work: Promise<unknown>): Promise<PaymentRefusal["kind"] | "accepted"> =>
  work.then(
    () => "accepted",
    (error: PaymentRefusal) => error.kind,
  );

async function subscribe(trialDays: number | null, tier: "plus" | "access" = "plus") {
  const userId = newId();
  const customerId = await payments.createCustomer({ email: "kim@example.com", userId }, newId());
  const made = await payments.createSubscription({ customerId, tier, userId, trialDays }, newId());
  return { customerId, made, secret: made.confirmation?.clientSecret ?? "" };
}

it("SUBS-16 a trial charges nothing, asks for a card by a setup intent, and counts it only once it is confirmed", async () => {
  const { made, secret } = await subscribe(3);
  expect(made).toMatchObject({
    status: "trialing",
    tier: "plus",
    cardStored: false,
    unpaidSince: null,
    refunded: false,
  });
  expect(made.confirmation?.intent).toBe("setup");
  expect((made.trialEndsAt?.getTime() ?? 0) - stripe.now().getTime()).toBeCloseTo(3 * DAY, -4);
  stripe.confirm(secret);
  expect(await payments.readSubscription(made.id)).toMatchObject({ cardStored: true, confirmation: null });
  expect(stripe.ledger.all("charge")).toEqual([]);
});

it("SUBS-16 a card that the provider left with the setup intent becomes the subscription's own", async () => {
  const { made, secret } = await subscribe(3);
  stripe.ledger.get("subscription", made.id).payment_settings.save_default_payment_method = "off";
  stripe.confirm(secret);
  expect(await payments.readSubscription(made.id)).toMatchObject({ cardStored: true, confirmation: null });
});

it("SUBS-07 without a trial the first month is paid at once, and a trial without a card ends by itself", async () => {
  const paid = await subscribe(null);
  expect([paid.made.status, paid.made.confirmation?.intent]).toEqual(["incomplete", "payment"]);
  stripe.confirm(paid.secret);
  expect(await payments.readSubscription(paid.made.id)).toMatchObject({ status: "active", cardStored: true });
  const idle = await subscribe(3);
  stripe.advance(new Date(stripe.now().getTime() + 4 * DAY));
  expect(await payments.readSubscription(idle.made.id)).toMatchObject({
    status: "canceled",
    endedAt: expect.any(Date),
  });
});

it("SUBS-08 a failed renewal names the moment, a payment clears it, a refund shows", async () => {
  const { made, secret, customerId } = await subscribe(3);
  stripe.confirm(secret, CARDS.failsLater);
  stripe.advance(new Date(stripe.now().getTime() + 4 * DAY));
  const due = await payments.readSubscription(made.id);
  expect(due).toMatchObject({ status: "past_due", unpaidSince: made.trialEndsAt });
  const change = await payments.beginCardChange(customerId, newId());
  stripe.confirm(change.clientSecret);
  const setupIntentId = change.clientSecret.split("_secret_")[0] ?? "";
  await payments.switchCard({ customerId, setupIntentId }, newId());
  expect(await payments.cardOf(customerId)).toMatchObject({ brand: "visa", last4: "4242" });
  expect(await payments.readSubscription(made.id)).toMatchObject({ status: "active", unpaidSince: null });
  const [invoice] = await payments.invoicesOf(customerId, 10);
  stripe.refund(invoice?.id ?? "");
  expect(await payments.readSubscription(made.id)).toMatchObject({ refunded: true });
});

it("SUBS-08 a difference that was given back takes nobody's plan; the whole month does", async () => {
  const { made, secret, customerId } = await subscribe(null, "access");
  stripe.confirm(secret);
  stripe.advance(new Date(stripe.now().getTime() + 10 * DAY));
  const { prorationDate } = await payments.previewChange(made.id, "plus");
  await payments.changeTier(made.id, "plus", prorationDate, newId());
  const [difference, month] = await payments.invoicesOf(customerId, 10);
  stripe.refund(difference?.id ?? "");
  expect(await payments.readSubscription(made.id)).toMatchObject({ refunded: false });
  stripe.refund(month?.id ?? "");
  expect(await payments.readSubscription(made.id)).toMatchObject({ refunded: true });
});

it("SUBS-08 of two months unpaid the first counts: the second is no new grace", async () => {
  const { made, secret } = await subscribe(3);
  stripe.confirm(secret, CARDS.failsLater);
  stripe.advance(new Date(stripe.now().getTime() + 4 * DAY));
  const of = stripe.ledger.get("subscription", made.id);
  stripe.ledger.setClock(stripe.ledger.now() + (30 * DAY) / 1000);
  makeInvoice(stripe.ledger, { of, total: 34_900, reason: "subscription_cycle" });
  of.status = "unpaid";
  expect(await payments.readSubscription(made.id)).toMatchObject({ unpaidSince: made.trialEndsAt });
});

it("SUBS-18 a card made theirs on the provider's page is the one that is charged, and never for what is only begun", async () => {
  const { made, secret, customerId } = await subscribe(3);
  stripe.confirm(secret);
  const of = stripe.ledger.get("subscription", made.id);
  const theirs = stripe.ledger.get("customer", customerId).invoice_settings;
  theirs.default_payment_method = of.default_payment_method;
  of.default_payment_method = null;
  expect(await payments.readSubscription(made.id)).toMatchObject({ cardStored: true });
  expect(await payments.cardOf(customerId)).toMatchObject({ last4: "4242" });
  await payments.endNow(made.id, newId());
  const next = await payments.createSubscription({ customerId, tier: "plus", userId: newId(), trialDays: 3 }, newId());
  expect(next).toMatchObject({ cardStored: false, confirmation: { intent: "setup" } });
  stripe.advance(new Date(stripe.now().getTime() + 4 * DAY));
  expect(stripe.ledger.all("charge")).toEqual([]);
});

it("SUBS-09 a first payment that nobody made has ended, whether the moment is told or not", async () => {
  const { made } = await subscribe(null);
  Object.assign(stripe.ledger.get("subscription", made.id), { status: "incomplete_expired", ended_at: null });
  expect(await payments.readSubscription(made.id)).toMatchObject({ endedAt: expect.any(Date), confirmation: null });
});

it("SUBS-18 what was paid for in one window is not put away from another", async () => {
  const paid = await subscribe(null);
  stripe.confirm(paid.secret);
  const trial = await subscribe(3);
  stripe.confirm(trial.secret);
  const idle = await subscribe(3);
  for (const { made } of [paid, trial, idle]) await payments.endNow(made.id, newId(), { onlyUnconfirmed: true });
  const left = await Promise.all([paid, trial, idle].map(({ made }) => payments.readSubscription(made.id)));
  expect(left.map((one) => one?.status)).toEqual(["active", "trialing", "canceled"]);
});

it("SUBS-18 a form that is still open for what was put away can neither pay nor store a card", async () => {
  const [month, trial] = [await subscribe(null), await subscribe(3)];
  await payments.endNow(month.made.id, newId(), { onlyUnconfirmed: true });
  await payments.endNow(trial.made.id, newId());
  expect(() => stripe.confirm(month.secret)).toThrow("canceled");
  expect(() => stripe.confirm(trial.secret)).toThrow("canceled");
  expect(stripe.ledger.all("charge")).toEqual([]);
  const left = await Promise.all([month, trial].map(({ made }) => payments.readSubscription(made.id)));
  expect(left.map((one) => one?.endedAt)).toEqual([expect.any(Date), expect.any(Date)]);
  expect((await payments.invoicesOf(month.customerId, 1))[0]?.status).toBe("void");
});

it("SUBS-18 what is paid in the very moment in which it is put away stays", async () => {
  const { made, secret } = await subscribe(null);
  const { get } = stripe.ledger;
  let isPressed = false;
  const pressing = (...[object, id]: Parameters<typeof get>) => {
    if (object === "invoice" && !isPressed) {
      isPressed = true;
      stripe.confirm(secret);
    }
    return get(object, id);
  };
  jest.spyOn(stripe.ledger, "get").mockImplementation(pressing as typeof get);
  await payments.endNow(made.id, newId(), { onlyUnconfirmed: true });
  expect(await payments.readSubscription(made.id)).toMatchObject({ status: "active", endedAt: null });
});

it("SUBS-15 cancels at the period's end, takes that back, ends at once, and ends twice without a complaint", async () => {
  const { made, secret } = await subscribe(null);
  stripe.confirm(secret);
  expect((await payments.setCancelAtPeriodEnd(made.id, true, newId())).cancelAtPeriodEnd).toBe(true);
  expect((await payments.setCancelAtPeriodEnd(made.id, false, newId())).cancelAtPeriodEnd).toBe(false);
  await payments.endNow(made.id, newId());
  await payments.endNow(made.id, newId());
  expect((await payments.readSubscription(made.id))?.status).toBe("canceled");
});

it("a change is charged as it was previewed; on a declined card nothing has changed", async () => {
  const { made, secret, customerId } = await subscribe(null, "access");
  stripe.confirm(secret);
  stripe.advance(new Date(stripe.now().getTime() + 10 * DAY));
  const preview = await payments.previewChange(made.id, "plus");
  expect(preview.dueNow).toBeGreaterThan(0);
  await payments.changeTier(made.id, "plus", preview.prorationDate, newId());
  expect((await payments.invoicesOf(customerId, 1))[0]?.total).toBe(preview.dueNow);
  const down = await payments.previewChange(made.id, "access");
  expect([down.dueNow, down.credit > 0]).toEqual([0, true]);
  const bad = await payments.beginCardChange(customerId, newId());
  stripe.confirm(bad.clientSecret, CARDS.failsLater);
  await payments.switchCard({ customerId, setupIntentId: bad.clientSecret.split("_secret_")[0] ?? "" }, newId());
  expect(await kindOf(payments.changeTier(made.id, "family_premium", down.prorationDate, newId()))).toBe("card");
  expect((await payments.readSubscription(made.id))?.tier).toBe("plus");
});

it("names each refusal: no such thing, no answer, a price that is not the one shown", async () => {
  expect(await payments.readSubscription("sub_none")).toBeNull();
  const of = { customerId: "cus_none", tier: "plus" as const, userId: newId(), trialDays: 3 };
  expect(await kindOf(payments.createSubscription(of, newId()))).toBe("gone");
  const { customerId } = await subscribe(3);
  for (const price of stripe.ledger.all("price")) price.unit_amount += 1;
  expect(await kindOf(payments.createSubscription({ ...of, customerId }, newId()))).toBe("wrong");
  stripe.fail({ status: 503 }, { status: 503 }, { status: 503 });
  expect(await kindOf(payments.openPortal(customerId, "http://localhost/"))).toBe("away");
  stripe.fail("silence", "silence", "silence");
  expect(await kindOf(payments.openPortal(customerId, "http://localhost/"))).toBe("away");
});

it("an answer that was lost is asked for again under the same key, and nothing is made twice", async () => {
  const userId = newId();
  stripe.fail("lost");
  const customerId = await payments.createCustomer({ email: "kim@example.com", userId }, newId());
  expect(stripe.ledger.all("customer").map(({ id }) => id)).toEqual([customerId]);
});

it("the provider learns an address, our id and the plan, and nothing else", async () => {
  await subscribe(3);
  const customer = stripe.requests.find(({ call }) => call === "POST /v1/customers");
  expect(customer?.fields).toEqual({ email: "kim@example.com", metadata: { userId: expect.any(String) } });
  expect(
    stripe.requests.filter(({ call }) => call.startsWith("POST")).every(({ idempotencyKey }) => idempotencyKey),
  ).toBe(true);
});

it("SUBS-08 of an event, its names for what to read again; a forged, altered or old one is refused", async () => {
  const { made, customerId } = await subscribe(3);
  const created = stripe.events.find(({ type }) => type === "customer.subscription.created") ?? {};
  const { body, headers } = stripe.delivery(created);
  const signature = headers["stripe-signature"];
  expect(payments.readEvent(body, signature)).toMatchObject({ subscriptionId: made.id, customerId });
  const invoice = stripe.delivery(stripe.events.find(({ type }) => type === "invoice.paid") ?? {});
  expect(payments.readEvent(invoice.body, invoice.headers["stripe-signature"])).toMatchObject({
    subscriptionId: made.id,
    invoiceId: expect.stringMatching(/^in_/),
  });
  const old = stripe.delivery(created, { at: Math.floor(Date.now() / 1000) - 301 });
  const forged = stripe.delivery(created, { secret: "whsec_other" });
  expect(() => payments.readEvent(body.replace("trialing", "active"), signature)).toThrow();
  expect(() => payments.readEvent(old.body, old.headers["stripe-signature"])).toThrow();
  expect(() => payments.readEvent(forged.body, forged.headers["stripe-signature"])).toThrow();
  expect(() => payments.readEvent(body, "")).toThrow();
});
