import type Stripe from "stripe";
import { PaymentRefusal, type Payments } from "@/lib/ports/payments";
import { chargedCard, endOf, idOf } from "./read-subscription";
import { callStripe, ifThere } from "./refused";

/** Expands the card of a subscription: its own or its customer's. */
const WITH_CARD = [
  "data.default_payment_method",
  "data.customer.invoice_settings.default_payment_method",
];

/** Cards belong to subscriptions, so a later plan asks for a card again (see `forgetCard`). */
export function createCards(
  client: Stripe,
): Pick<Payments, "beginCardChange" | "switchCard" | "cardOf"> {
  const living = async (customer: string): Promise<Stripe.Subscription[]> => {
    const { data } = await client.subscriptions.list({ customer, expand: WITH_CARD });
    return data.filter((subscription) => endOf(subscription) === null);
  };
  return {
    beginCardChange: (customer, key) =>
      callStripe(async () => {
        const intent = await client.setupIntents.create(
          { customer, usage: "off_session", allowed_payment_method_types: ["card"] },
          { idempotencyKey: key },
        );
        if (!intent.client_secret) throw new Error(`setup intent ${intent.id} has no secret`);
        return { clientSecret: intent.client_secret, intent: "setup" as const };
      }),

    switchCard: ({ customerId, setupIntentId }, key) =>
      callStripe(async () => {
        const intent = await client.setupIntents.retrieve(setupIntentId);
        if (idOf(intent.customer) !== customerId) throw new PaymentRefusal("gone");
        const card = idOf(intent.payment_method);
        if (intent.status !== "succeeded" || !card) throw new PaymentRefusal("card");
        for (const subscription of await living(customerId)) {
          const { id } = subscription;
          await payOwed(client, subscription, card, `${key}-${id}-owed`);
          await client.subscriptions.update(
            id,
            { default_payment_method: card },
            { idempotencyKey: `${key}-${id}` },
          );
        }
      }),

    cardOf: async (customerId) => {
      const subscriptions = (await ifThere(() => living(customerId))) ?? [];
      for (const method of subscriptions.map(chargedCard)) {
        if (typeof method !== "object" || !method?.card) continue;
        const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
        return { brand, last4, expMonth, expYear };
      }
      return null;
    },
  };
}

/**
 * Pays any debt with the new card first, because Stripe doesn't retry a failed charge just because
 * the card changed. If that card is declined, nothing has changed
 * (docs.stripe.com/api/invoices/pay).
 */
async function payOwed(
  client: Stripe,
  of: Stripe.Subscription,
  card: string,
  idempotencyKey: string,
): Promise<void> {
  const newest = idOf(of.latest_invoice);
  if (!newest || (of.status !== "past_due" && of.status !== "unpaid")) return;
  const { status } = await client.invoices.retrieve(newest);
  if (status === "open")
    await client.invoices.pay(newest, { payment_method: card }, { idempotencyKey });
}

/**
 * Removes a default card that was set on Stripe's own page for a plan that has ended. It must not
 * be charged for a new plan that was begun but never confirmed.
 */
export async function forgetCard(
  client: Stripe,
  customer: string,
  idempotencyKey: string,
): Promise<void> {
  const of = await client.customers.retrieve(customer);
  if (of.deleted || of.invoice_settings.default_payment_method === null) return;
  await client.customers.update(
    customer,
    { invoice_settings: { default_payment_method: "" } },
    { idempotencyKey },
  );
}
