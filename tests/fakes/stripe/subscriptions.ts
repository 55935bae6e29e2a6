import { randomBytes } from "node:crypto";
import { failsLater } from "./cards";
import { type Fields, fieldsOf, listOf, numberOf, textOf } from "./form";
import { charge, chargedCard, makeInvoice } from "./invoices";
import type { Ledger } from "./ledger";
import { monthAfter, prorated } from "./periods";
import { checkFields, declined, invalid } from "./problem";
import type { Invoice, SetupIntent, Subscription, SubscriptionItem } from "./records";

const DAY = 24 * 60 * 60;
const CREATE_FIELDS = [
  ...["customer", "items", "metadata", "payment_behavior", "payment_settings", "trial_period_days", "trial_settings"],
];
const UPDATE_FIELDS = [
  ...["items", "metadata", "cancel_at_period_end", "cancel_at", "default_payment_method", "payment_behavior"],
  ...["proration_behavior", "proration_date"],
];

export function itemOf({ items }: Subscription): SubscriptionItem {
  const [item] = items.data;
  if (!item) throw new Error("a subscription without an item");
  return item;
}

export function makeSetupIntent(ledger: Ledger, customer: string): SetupIntent {
  const id = ledger.newId("setup_intent");
  return ledger.add<SetupIntent>({
    ...{ id, object: "setup_intent", client_secret: `${id}_secret_${randomBytes(9).toString("hex")}`, customer },
    status: "requires_payment_method",
    payment_method: null,
    last_setup_error: null,
    next_action: null,
  });
}

export function createSubscription(ledger: Ledger, fields: Fields): Subscription {
  checkFields(fields, CREATE_FIELDS, ["customer", "items"]);
  if (fields.payment_behavior !== "default_incomplete") throw invalid("This Stripe knows default_incomplete alone.");
  const customer = ledger.get("customer", textOf(fields.customer) ?? "").id;
  const price = ledger.get("price", textOf(fieldsOf(listOf(fields.items)[0]).price) ?? "");
  const days = numberOf(fields.trial_period_days);
  const start = ledger.now();
  const end = days === undefined ? monthAfter(start) : start + days * DAY;
  const item: SubscriptionItem = {
    ...{ id: ledger.newId("subscription_item"), object: "subscription_item", price },
    ...{ current_period_start: start, current_period_end: end },
  };
  const of = ledger.add<Subscription>({
    id: ledger.newId("subscription"),
    object: "subscription",
    created: start,
    customer,
    metadata: fieldsOf(fields.metadata) as Record<string, string>,
    status: days === undefined ? "incomplete" : "trialing",
    items: { object: "list", data: [item] },
    trial_end: days === undefined ? null : end,
    ...{ cancel_at_period_end: false, cancel_at: null, canceled_at: null, ended_at: null },
    ...{ default_payment_method: null, pending_setup_intent: null, latest_invoice: null },
    payment_settings: {
      save_default_payment_method: textOf(fieldsOf(fields.payment_settings).save_default_payment_method) ?? "off",
    },
  });
  if (days !== undefined) of.pending_setup_intent = makeSetupIntent(ledger, customer).id;
  ledger.tell("customer.subscription.created", of);
  makeInvoice(ledger, { of, total: days === undefined ? price.unit_amount : 0, reason: "subscription_create" });
  return of;
}

export function updateSubscription(ledger: Ledger, id: string, fields: Fields): Subscription {
  checkFields(fields, UPDATE_FIELDS);
  const of = ledger.get("subscription", id);
  if (of.ended_at !== null)
    throw invalid("A canceled subscription can only update its cancellation_details and metadata.");
  if (fields.items !== undefined) changePrice(ledger, of, fields);
  if (fields.default_payment_method !== undefined) {
    of.default_payment_method = ledger.get("payment_method", textOf(fields.default_payment_method) ?? "").id;
    of.pending_setup_intent = null;
  }
  if (fields.cancel_at_period_end !== undefined) {
    of.cancel_at_period_end = fields.cancel_at_period_end === "true";
    of.cancel_at = of.cancel_at_period_end ? itemOf(of).current_period_end : null;
    of.canceled_at = of.cancel_at_period_end ? ledger.now() : null;
  }
  if (fields.cancel_at !== undefined) of.cancel_at = numberOf(fields.cancel_at) ?? null;
  ledger.tell("customer.subscription.updated", of);
  return of;
}

/** The amount due for a change now; shared with the preview, so that both agree. */
function changeTotal(ledger: Ledger, of: Subscription, fields: Fields): number {
  const item = itemOf(of);
  const to = ledger.get("price", textOf(fieldsOf(listOf(fields.items)[0]).price) ?? "");
  const at = numberOf(fields.proration_date) ?? ledger.now();
  if (of.status === "trialing" || fields.proration_behavior === "none") return 0;
  const period = { start: item.current_period_start, end: item.current_period_end, at };
  return prorated({ from: item.price.unit_amount, to: to.unit_amount }, period);
}

function changePrice(ledger: Ledger, of: Subscription, fields: Fields): void {
  const item = itemOf(of);
  const [change] = listOf(fields.items);
  if (textOf(fieldsOf(change).id) !== item.id) throw invalid("No such subscription item", { param: "items[0][id]" });
  const total = changeTotal(ledger, of, fields);
  const card = chargedCard(ledger, of);
  const due = total + Math.min(0, ledger.get("customer", of.customer).balance);
  if (due > 0 && (card === null || failsLater(card)) && fields.payment_behavior === "error_if_incomplete")
    throw declined();
  item.price = ledger.get("price", textOf(fieldsOf(change).price) ?? "");
  if (total !== 0) charge(ledger, makeInvoice(ledger, { of, total, reason: "subscription_update" }), card);
}

/** docs.stripe.com/api/invoices/create_preview */
export function previewInvoice(ledger: Ledger, fields: Fields): Partial<Invoice> {
  checkFields(fields, ["subscription", "subscription_details", "customer"]);
  const of = ledger.get("subscription", textOf(fields.subscription) ?? "");
  const total = changeTotal(ledger, of, fieldsOf(fields.subscription_details));
  const { balance } = ledger.get("customer", of.customer);
  return { id: "upcoming_in_preview", object: "invoice", total, amount_due: Math.max(0, total + balance) };
}

export function endSubscription(ledger: Ledger, of: Subscription, status: "canceled" | "incomplete_expired"): void {
  if (of.ended_at !== null) throw invalid("This subscription has already been canceled.");
  Object.assign(of, { status, ended_at: ledger.now(), canceled_at: of.canceled_at ?? ledger.now() });
  ledger.tell(status === "canceled" ? "customer.subscription.deleted" : "customer.subscription.updated", of);
}
