import type Stripe from "stripe";
import type { Confirmation, ProviderSubscription } from "@/lib/ports/payments";
import { tierOfLookupKey } from "@/lib/shared/tiers";

/** What a reading needs beside the subscription itself. */
export const EXPAND = ["latest_invoice.confirmation_secret", "pending_setup_intent"];
export const EXPAND_IN_LIST = EXPAND.map((path) => `data.${path}`);

/** How many paid invoices are looked through for one that was more than 0. */
const RECENT = 5;

export const idOf = (of: string | { id: string } | null | undefined): string | null =>
  typeof of === "string" ? of : (of?.id ?? null);

export const dateOf = (seconds: number): Date => new Date(seconds * 1000);
const dateOrNull = (seconds: number | null): Date | null => (seconds === null ? null : dateOf(seconds));

/** The one line of a subscription of ours. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error(`subscription ${id} has no item`);
  return item;
}

/** @throws PaymentRefusal by way of `asked`, whose caller this is */
export async function toSubscription(client: Stripe, given: Stripe.Subscription): Promise<ProviderSubscription> {
  const of = await withConfirmedCard(client, given);
  const item = itemOf(of);
  return {
    id: of.id,
    customerId: idOf(of.customer) ?? "",
    status: statusOf(of),
    tier: tierOfLookupKey(item.price.lookup_key),
    cardStored: of.default_payment_method !== null,
    trialEndsAt: dateOrNull(of.trial_end),
    currentPeriodEnd: dateOf(of.cancel_at ?? item.current_period_end),
    // The provider's own page may name a day in place of the period's end.
    cancelAtPeriodEnd: of.cancel_at_period_end || of.cancel_at !== null,
    unpaidSince: unpaidSince(of),
    refunded: await isRefunded(client, of.id),
    endedAt: dateOrNull(of.ended_at),
    confirmation: confirmationOf(of),
  };
}

/**
 * A card that was confirmed for the trial is the subscription's own from then on. The provider does so itself where
 * `save_default_payment_method` is in force; here it is made sure, since without it the trial ends the subscription.
 */
async function withConfirmedCard(client: Stripe, of: Stripe.Subscription): Promise<Stripe.Subscription> {
  const setup = typeof of.pending_setup_intent === "string" ? null : of.pending_setup_intent;
  const card = setup?.status === "succeeded" ? idOf(setup.payment_method) : null;
  if (!card || of.default_payment_method !== null || of.ended_at !== null) return of;
  const idempotencyKey = `${setup?.id}-default`;
  return client.subscriptions.update(of.id, { default_payment_method: card, expand: EXPAND }, { idempotencyKey });
}

const STATUSES = [
  "incomplete",
  "incomplete_expired",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
] as const satisfies readonly ProviderSubscription["status"][];

function statusOf({ id, status }: Stripe.Subscription): ProviderSubscription["status"] {
  const known = STATUSES.find((one) => one === status);
  if (!known) throw new Error(`subscription ${id} has a status that is not known`);
  return known;
}

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null =>
  typeof invoice === "string" ? null : invoice;

function unpaidSince(of: Stripe.Subscription): Date | null {
  if (of.status !== "past_due" && of.status !== "unpaid") return null;
  const invoice = invoiceOf(of);
  return dateOf(invoice?.status_transitions.finalized_at ?? invoice?.created ?? itemOf(of).current_period_start);
}

function confirmationOf(of: Stripe.Subscription): Confirmation | null {
  if (of.ended_at !== null) return null;
  if (of.status === "incomplete") {
    const clientSecret = invoiceOf(of)?.confirmation_secret?.client_secret;
    return clientSecret ? { clientSecret, intent: "payment" } : null;
  }
  const setup = of.pending_setup_intent;
  if (!setup || typeof setup === "string" || !setup.client_secret) return null;
  const open = setup.status !== "succeeded" && setup.status !== "canceled";
  return open ? { clientSecret: setup.client_secret, intent: "setup" } : null;
}

/** Whether all that was paid by the newest invoice above 0 was given back. */
async function isRefunded(client: Stripe, subscription: string): Promise<boolean> {
  const { data } = await client.invoices.list({ subscription, status: "paid", limit: RECENT });
  const paid = data.find((invoice) => invoice.amount_paid > 0);
  if (!paid?.id) return false;
  const payments = await client.invoicePayments.list({
    invoice: paid.id,
    expand: ["data.payment.payment_intent.latest_charge"],
  });
  const charges = payments.data.map(({ payment }) => chargeOf(payment)).filter((charge) => charge !== null);
  return charges.length > 0 && charges.every((charge) => charge.refunded);
}

function chargeOf({ charge, payment_intent: intent }: Stripe.InvoicePayment.Payment): Stripe.Charge | null {
  const found = charge ?? (typeof intent === "object" ? intent?.latest_charge : null);
  return typeof found === "object" ? found : null;
}
