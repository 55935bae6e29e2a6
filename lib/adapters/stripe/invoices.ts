import type Stripe from "stripe";
import { type Invoice, PaymentRefusal } from "@/lib/ports/payments";
import { type PaidTier, tierOfLookupKey } from "@/lib/shared/tiers";
import { dateOf, idOf } from "./read-subscription";
import { type ReadableInvoice, readableInvoice, requireStatus } from "./readable";
import { ifThere } from "./refused";

/** @throws PaymentRefusal unreadable, also if only the status isn't known */
export async function toInvoice(client: Stripe, given: Stripe.Invoice): Promise<Invoice> {
  requireStatus(given);
  const of = readableInvoice(given);
  const price = priceOf(of);
  return withTier(of, price ? await tierOf(client, price) : null);
}

/**
 * Converts invoices, including the plan each one is for. A line names its price only by id, so each
 * price is fetched once (docs.stripe.com/api/invoice-line-item). An unreadable invoice doesn't hold
 * back the others, and one whose status isn't known comes without.
 */
export async function toInvoices(
  client: Stripe,
  all: readonly Stripe.Invoice[],
  onUnreadable: (refusal: PaymentRefusal) => void,
): Promise<Invoice[]> {
  const reported = <T>(work: () => T): T | null => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof PaymentRefusal)) throw error;
      onUnreadable(error);
      return null;
    }
  };
  const read = all.flatMap((given) => {
    const of = reported(() => readableInvoice(given));
    if (of) reported(() => requireStatus(given));
    return of ?? [];
  });
  const prices = new Set(read.flatMap((of) => priceOf(of) ?? []));
  const tiers = new Map(
    await Promise.all([...prices].map(async (id) => [id, await tierOf(client, id)] as const)),
  );
  return read.map((of) => withTier(of, tiers.get(priceOf(of) ?? "") ?? null));
}

const withTier = (of: ReadableInvoice, tier: PaidTier | null): Invoice => ({
  id: of.id,
  number: of.number,
  createdAt: dateOf(of.created),
  tier,
  period: periodOf(of),
  total: of.total,
  paid: of.amount_paid,
  due: of.status === "open" ? of.amount_remaining : 0,
  status: of.status,
  pageUrl: of.hosted_invoice_url,
  pdfUrl: of.invoice_pdf,
});

type Line = ReadableInvoice["lines"]["data"][number];

/** After a plan change, the largest line is the new plan for the rest of the month. */
const largestLine = ({ lines }: ReadableInvoice): Line | undefined =>
  lines.data.toSorted((one, other) => other.amount - one.amount)[0];

const priceOf = (of: ReadableInvoice): string | null =>
  idOf(largestLine(of)?.pricing?.price_details?.price);

function periodOf(of: ReadableInvoice): Invoice["period"] {
  const period = largestLine(of)?.period;
  return period ? { start: dateOf(period.start), end: dateOf(period.end) } : null;
}

async function tierOf(client: Stripe, price: string): Promise<PaidTier | null> {
  const known = await ifThere(() => client.prices.retrieve(price));
  return known ? tierOfLookupKey(known.lookup_key) : null;
}
