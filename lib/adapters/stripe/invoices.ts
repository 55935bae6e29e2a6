import type Stripe from "stripe";
import type { Invoice } from "@/lib/ports/payments";
import { dateOf } from "./read-subscription";

export const toInvoice = (of: Stripe.Invoice): Invoice => ({
  id: of.id ?? "",
  number: of.number,
  createdAt: dateOf(of.created),
  total: of.total,
  paid: of.amount_paid,
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
