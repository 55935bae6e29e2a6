import type Stripe from "stripe";
import type { Confirmation, ProviderSubscription } from "@/lib/ports/payments";
import { tierOfLookupKey } from "@/lib/shared/tiers";
import { readableSubscription, unreadable } from "./readable";

/** Objects to expand along with a subscription. */
export const EXPAND = ["latest_invoice.confirmation_secret", "pending_setup_intent", "customer"];
export const EXPAND_IN_LIST = EXPAND.map((path) => `data.${path}`);

/**
 * How many of the newest invoices to read. One of our subscriptions has fewer than this in a month.
 */
const RECENT = 20;

export const idOf = (of: string | { id: string } | null | undefined): string | null =>
  typeof of === "string" ? of : (of?.id ?? null);

/** @throws PaymentRefusal unreadable, because an invalid date would only fail in the database */
export function dateOf(seconds: number): Date {
  const at = new Date(typeof seconds === "number" ? seconds * 1000 : Number.NaN);
  if (Number.isNaN(at.getTime())) throw unreadable(`${String(seconds)} is not a time`);
  return at;
}
const dateOrNull = (seconds: number | null): Date | null =>
  seconds === null ? null : dateOf(seconds);

/** The only item of one of our subscriptions. */
export function itemOf({ id, items }: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = items.data;
  if (!item) throw unreadable(`subscription ${id} has no item`);
  return item;
}

/** When it ended for good (Unix seconds). Inferred from the status if Stripe gives no time. */
export const endOf = ({
  ended_at,
  status,
  canceled_at,
  created,
}: Stripe.Subscription): number | null =>
  ended_at ??
  (status === "canceled" || status === "incomplete_expired" ? (canceled_at ?? created) : null);

/**
 * The card to be charged next month: the subscription's own, or the default the person set on
 * Stripe's own page. For an ended subscription, only its own counts.
 */
export function chargedCard(of: Stripe.Subscription): string | Stripe.PaymentMethod | null {
  const { default_payment_method: own, customer } = of;
  if (own !== null || endOf(of) !== null || typeof customer === "string" || customer.deleted)
    return own;
  return customer.invoice_settings.default_payment_method;
}

/** Upcoming invoices use up a balance below 0 (docs.stripe.com/billing/customer/balance). */
const creditOf = ({ customer }: Stripe.Subscription): number =>
  typeof customer === "string" || customer.deleted ? 0 : Math.max(0, -customer.balance);

/** @throws PaymentRefusal through `asked`, which wraps every call to this */
export async function toSubscription(
  client: Stripe,
  given: Stripe.Subscription,
): Promise<ProviderSubscription> {
  const of = await withConfirmedCard(client, given);
  const { status } = readableSubscription(of);
  const item = itemOf(of);
  return {
    id: of.id,
    customerId: idOf(of.customer) ?? "",
    status,
    tier: tierOfLookupKey(item.price.lookup_key),
    cardStored: chargedCard(of) !== null,
    trialEndsAt: dateOrNull(of.trial_end),
    currentPeriodEnd: dateOf(of.cancel_at ?? item.current_period_end),
    // Stripe's own page may set a specific day instead of the period's end.
    cancelAtPeriodEnd: of.cancel_at_period_end || of.cancel_at !== null,
    unpaidSince: await unpaidSince(client, of),
    refunded: await isRefunded(client, of),
    credit: creditOf(of),
    endedAt: dateOrNull(endOf(of)),
    confirmation: confirmationOf(of),
  };
}

/**
 * Makes a card confirmed during the trial the subscription's own. Stripe does so itself if
 * `save_default_payment_method` is in effect. This makes sure, because without a card the trial
 * ends the subscription.
 */
async function withConfirmedCard(
  client: Stripe,
  of: Stripe.Subscription,
): Promise<Stripe.Subscription> {
  const setup = typeof of.pending_setup_intent === "string" ? null : of.pending_setup_intent;
  const card = setup?.status === "succeeded" ? idOf(setup.payment_method) : null;
  if (!card || of.default_payment_method !== null || endOf(of) !== null) return of;
  const idempotencyKey = `${setup?.id}-default`;
  return client.subscriptions.update(
    of.id,
    { default_payment_method: card, expand: EXPAND },
    { idempotencyKey },
  );
}

const invoiceOf = ({ latest_invoice: invoice }: Stripe.Subscription): Stripe.Invoice | null =>
  typeof invoice === "string" ? null : invoice;

/**
 * When the first unpaid month started. If several months are unpaid, the first one counts, or each
 * further month would bring its own grace period.
 */
async function unpaidSince(client: Stripe, of: Stripe.Subscription): Promise<Date | null> {
  if (of.status !== "past_due" && of.status !== "unpaid") return null;
  const { data } = await client.invoices.list({ subscription: of.id, limit: RECENT });
  const paid = data.findIndex(({ status }) => status === "paid");
  const owed = data
    .slice(0, paid === -1 ? data.length : paid)
    .filter(({ status }) => status !== "void");
  const first = owed.at(-1);
  return dateOf(
    first?.status_transitions.finalized_at ?? first?.created ?? itemOf(of).current_period_start,
  );
}

function confirmationOf(of: Stripe.Subscription): Confirmation | null {
  if (endOf(of) !== null) return null;
  if (of.status === "incomplete") {
    const clientSecret = invoiceOf(of)?.confirmation_secret?.client_secret;
    return clientSecret ? { clientSecret, intent: "payment" } : null;
  }
  const setup = of.pending_setup_intent;
  if (!setup || typeof setup === "string" || !setup.client_secret) return null;
  const open = setup.status !== "succeeded" && setup.status !== "canceled";
  return open ? { clientSecret: setup.client_secret, intent: "setup" } : null;
}

/**
 * Whether everything paid for this month was refunded. After a plan change, refunding only the
 * difference doesn't cost anyone their plan. If nothing was paid this month (a credit, a draft
 * invoice), the last payment decides.
 */
async function isRefunded(client: Stripe, of: Stripe.Subscription): Promise<boolean> {
  const { data } = await client.invoices.list({
    subscription: of.id,
    status: "paid",
    limit: RECENT,
  });
  const paid = data.filter(({ amount_paid }) => amount_paid > 0);
  const thisMonth = paid.filter(({ created }) => created >= itemOf(of).current_period_start);
  const counted = thisMonth.length > 0 ? thisMonth : paid.slice(0, 1);
  const given = await Promise.all(counted.map(({ id }) => isGivenBack(client, id)));
  return given.length > 0 && given.every(Boolean);
}

async function isGivenBack(client: Stripe, invoice: string | undefined): Promise<boolean> {
  if (!invoice) return false;
  const expand = ["data.payment.payment_intent.latest_charge"];
  const { data } = await client.invoicePayments.list({ invoice, status: "paid", expand });
  const charges = data.map(({ payment }) => chargeOf(payment)).filter((charge) => charge !== null);
  const returned = await Promise.all(charges.map((charge) => isReturned(client, charge)));
  return returned.length > 0 && returned.every(Boolean);
}

/**
 * Whether a charge was refunded by us, or returned by the bank after a lost dispute. During a
 * dispute the money is only held and may come back (docs.stripe.com/disputes/how-disputes-work).
 */
async function isReturned(
  client: Stripe,
  { id, refunded, disputed }: Stripe.Charge,
): Promise<boolean> {
  if (refunded || !disputed) return refunded;
  const { data } = await client.disputes.list({ charge: id, limit: RECENT });
  return data.some(({ status }) => status === "lost");
}

function chargeOf({
  charge,
  payment_intent: intent,
}: Stripe.InvoicePayment.Payment): Stripe.Charge | null {
  const found = charge ?? (typeof intent === "object" ? intent?.latest_charge : null);
  return typeof found === "object" ? found : null;
}
