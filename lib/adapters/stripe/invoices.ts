import type Stripe from "stripe";
import { type Invoice, PaymentRefusal } from "@/lib/ports/payments";
import { type PaidTier, tierOfLookupKey } from "@/lib/shared/tiers";
import { dateOf, idOf } from "./read-subscription";
import { ifThere } from "./refused";

export async function toInvoice(client: Stripe, of: Stripe.Invoice): Promise<Invoice> {
  const [invoice] = await toInvoices(client, [of]);
  if (!invoice) throw new Error(`invoice ${of.id} was not read`);
  return invoice;
}

/**
 * Converts invoices, including the plan each one is for. A line names its price only by id, so each
 * price is fetched once (docs.stripe.com/api/invoice-line-item).
 */
export async function toInvoices(
  client: Stripe,
  all: readonly Stripe.Invoice[],
): Promise<Invoice[]> {
  const prices = new Set(all.flatMap((of) => idOf(priceOf(of)) ?? []));
  const tiers = new Map(
    await Promise.all([...prices].map(async (id) => [id, await tierOf(client, id)] as const)),
  );
  return all.map((of) => ({
    id: of.id ?? "",
    number: of.number,
    createdAt: dateOf(of.created),
    tier: tiers.get(idOf(priceOf(of)) ?? "") ?? null,
    period: periodOf(of),
    total: of.total,
    paid: of.amount_paid,
    due: of.status === "open" ? of.amount_remaining : 0,
    status: statusOf(of),
    pageUrl: of.hosted_invoice_url ?? null,
    pdfUrl: of.invoice_pdf ?? null,
  }));
}

const STATUSES = [
  "draft",
  "open",
  "paid",
  "void",
  "uncollectible",
] as const satisfies readonly Invoice["status"][];

function statusOf({ id, status }: Stripe.Invoice): Invoice["status"] {
  const known = STATUSES.find((one) => one === status);
  if (!known)
    throw new PaymentRefusal("unreadable", {
      cause: new Error(`invoice ${id} has a status that is not known`),
    });
  return known;
}

/** After a plan change, the largest line is the new plan for the rest of the month. */
const largestLine = ({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined =>
  lines.data.toSorted((one, other) => other.amount - one.amount)[0];

const priceOf = (of: Stripe.Invoice) => largestLine(of)?.pricing?.price_details?.price;

function periodOf(of: Stripe.Invoice): Invoice["period"] {
  const period = largestLine(of)?.period;
  return period ? { start: dateOf(period.start), end: dateOf(period.end) } : null;
}

async function tierOf(client: Stripe, price: string): Promise<PaidTier | null> {
  const known = await ifThere(() => client.prices.retrieve(price));
  return known ? tierOfLookupKey(known.lookup_key) : null;
}
