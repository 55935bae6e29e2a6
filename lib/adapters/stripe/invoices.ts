import type Stripe from "stripe";
import type { Invoice } from "@/lib/ports/payments";
import { type PaidTier, tierOfLookupKey } from "@/lib/shared/tiers";
import { dateOf, idOf } from "./read-subscription";

export const toInvoice = (of: Stripe.Invoice): Invoice => ({
  id: of.id ?? "",
  number: of.number,
  createdAt: dateOf(of.created),
  total: of.total,
  paid: of.amount_paid,
  due: of.status === "open" ? of.amount_remaining : 0,
  status: statusOf(of),
  pageUrl: of.hosted_invoice_url ?? null,
  pdfUrl: of.invoice_pdf ?? null,
});

const STATUSES = ["draft", "open", "paid", "void", "uncollectible"] as const satisfies readonly Invoice["status"][];

function statusOf({ id, status }: Stripe.Invoice): Invoice["status"] {
  const known = STATUSES.find((one) => one === status);
  if (!known) throw new Error(`invoice ${id} has a status that is not known`);
  return known;
}

/**
 * What an invoice was charged for: the plan on its largest line, which after a change of plan is the new one. A line names the
 * price's id alone (docs.stripe.com/api/invoice-line-item).
 */
export async function tierOfInvoice(client: Stripe, { lines }: Stripe.Invoice): Promise<PaidTier | null> {
  const [largest] = lines.data.toSorted((one, other) => other.amount - one.amount);
  const price = largest?.pricing?.price_details?.price;
  const id = idOf(price);
  if (!id) return null;
  const { lookup_key } = typeof price === "object" ? price : await client.prices.retrieve(id);
  return tierOfLookupKey(lookup_key);
}
