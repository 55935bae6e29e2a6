import { randomBytes } from "node:crypto";
import { failsLater } from "./cards";
import { type Fields, numberOf, textOf } from "./form";
import type { Ledger } from "./ledger";
import { invalid } from "./problem";
import type { Charge, Dispute, Invoice, InvoiceLine, PaymentIntent, Subscription } from "./records";

/**
 * Makes a final invoice for a subscription, with an intent if something is due. Uses up the
 * customer's credit.
 */
export function makeInvoice(
  ledger: Ledger,
  { of, total, reason }: { of: Subscription; total: number; reason: Invoice["billing_reason"] },
): Invoice {
  const customer = ledger.get("customer", of.customer);
  const balance = Math.min(0, customer.balance + Math.max(0, total)) + Math.min(0, total);
  const due = Math.max(0, customer.balance + Math.max(0, total));
  customer.balance = balance;
  const id = ledger.newId("invoice");
  const invoice = ledger.add<Invoice>({
    id,
    object: "invoice",
    number: `W-${randomBytes(3).toString("hex").toUpperCase()}`,
    created: ledger.now(),
    customer: of.customer,
    parent: { type: "subscription_details", subscription_details: { subscription: of.id } },
    billing_reason: reason,
    total,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    status: due === 0 ? "paid" : "open",
    status_transitions: { finalized_at: ledger.now() },
    hosted_invoice_url: `https://invoice.stripe.com/i/${id}`,
    invoice_pdf: `https://pay.stripe.com/invoice/${id}/pdf`,
    lines: { object: "list", data: [lineOf(of, id, total)] },
    confirmation_secret: null,
  });
  if (due > 0) {
    const intent = makeIntent(ledger, invoice);
    invoice.confirmation_secret = { client_secret: intent.client_secret, type: "payment_intent" };
  }
  of.latest_invoice = id;
  ledger.tell("invoice.finalized", invoice);
  if (due === 0) ledger.tell("invoice.paid", invoice);
  return invoice;
}

function lineOf({ items }: Subscription, invoice: string, amount: number): InvoiceLine {
  const [item] = items.data;
  const price = item?.price.id ?? "";
  return {
    ...{ id: `il_${invoice}`, object: "line_item", amount },
    period: { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 },
    pricing: { type: "price_details", price_details: { price } },
  };
}

function makeIntent(ledger: Ledger, { id: invoice, customer, amount_due: amount }: Invoice): PaymentIntent {
  const id = ledger.newId("payment_intent");
  const client_secret = `${id}_secret_${randomBytes(9).toString("hex")}`;
  return ledger.add<PaymentIntent>({
    ...{ id, object: "payment_intent", client_secret, customer, amount, invoice },
    status: "requires_payment_method",
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
  });
}

const intentOf = (ledger: Ledger, invoice: string): PaymentIntent | undefined =>
  ledger.all("payment_intent").find((intent) => intent.invoice === invoice);

/**
 * The subscription's own card, or else its customer's (docs.stripe.com/api/subscriptions/object).
 */
export function chargedCard(ledger: Ledger, of: Subscription): string | null {
  const holder = ledger.find(of.customer);
  const theirs = holder?.object === "customer" ? holder.invoice_settings.default_payment_method : null;
  return of.default_payment_method ?? theirs;
}

/** Charges a card for an invoice; false if the bank declines. */
export function charge(ledger: Ledger, invoice: Invoice, card: string | null): boolean {
  if (invoice.status !== "open") return true;
  const intent = intentOf(ledger, invoice.id);
  invoice.attempt_count += 1;
  if (!intent || card === null || failsLater(card)) {
    if (intent) intent.last_payment_error = { code: "card_declined", type: "card_error" };
    ledger.tell("invoice.payment_failed", invoice);
    return false;
  }
  const paid = ledger.add<Charge>({
    id: ledger.newId("charge"),
    object: "charge",
    customer: invoice.customer,
    amount: invoice.amount_due,
    payment_intent: intent.id,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
  });
  Object.assign(intent, { status: "succeeded", payment_method: card, latest_charge: paid.id });
  Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due, amount_remaining: 0 });
  ledger.tell("charge.succeeded", paid);
  ledger.tell("payment_intent.succeeded", intent);
  ledger.tell("invoice.paid", invoice);
  return true;
}

/**
 * docs.stripe.com/api/invoices/void: the invoice can't be paid anymore, and if it was a
 * subscription's first one, the subscription expires
 * (docs.stripe.com/billing/subscriptions/overview).
 */
export function voidInvoice(ledger: Ledger, invoice: Invoice): Invoice {
  if (invoice.status !== "open") throw invalid("You can only pass in open invoices.");
  invoice.status = "void";
  const intent = intentOf(ledger, invoice.id);
  if (intent) intent.status = "canceled";
  ledger.tell("invoice.voided", invoice);
  return invoice;
}

/** Refunds a paid invoice in full. */
export function refund(ledger: Ledger, invoiceId: string): void {
  const paid = ledger.get("charge", intentOf(ledger, invoiceId)?.latest_charge ?? "");
  Object.assign(paid, { refunded: true, amount_refunded: paid.amount });
  ledger.tell("charge.refunded", paid);
}

/** The bank disputes a paid invoice, and decides later. */
export function dispute(ledger: Ledger, invoiceId: string): Dispute {
  const paid = ledger.get("charge", intentOf(ledger, invoiceId)?.latest_charge ?? "");
  paid.disputed = true;
  const opened = ledger.add<Dispute>({
    ...{ id: ledger.newId("dispute"), object: "dispute", charge: paid.id, payment_intent: paid.payment_intent },
    status: "needs_response",
  });
  ledger.tell("charge.dispute.created", opened);
  return opened;
}

export function closeDispute(ledger: Ledger, of: Dispute, status: "won" | "lost"): void {
  of.status = status;
  ledger.tell("charge.dispute.closed", of);
}

export function listInvoices(ledger: Ledger, asked: Fields): Invoice[] {
  const wanted = (invoice: Invoice): boolean =>
    matches(asked.customer, invoice.customer) &&
    matches(asked.subscription, invoice.parent.subscription_details.subscription) &&
    matches(asked.status, invoice.status);
  return ledger
    .all("invoice")
    .filter(wanted)
    .slice(0, numberOf(asked.limit) ?? 10);
}

const matches = (asked: Fields[string] | undefined, value: string): boolean =>
  asked === undefined || textOf(asked) === value;

/** docs.stripe.com/api/invoice-payment */
export function listInvoicePayments(ledger: Ledger, invoice: string): object[] {
  const intent = intentOf(ledger, ledger.get("invoice", invoice).id);
  if (!intent) return [];
  const payment = { type: "payment_intent", payment_intent: intent.id };
  return [{ id: `inpay_${intent.id}`, object: "invoice_payment", invoice, status: "paid", payment }];
}
