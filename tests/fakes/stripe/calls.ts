import { type Fields, fieldsOf, listOf, numberOf, textOf } from "./form";
import { cancelSetup, confirmIntent } from "./intents";
import { charge, chargedCard, listInvoicePayments, listInvoices, voidInvoice } from "./invoices";
import type { Ledger } from "./ledger";
import { checkFields, declined, invalid, missing } from "./problem";
import type { Customer, Invoice, Subscription } from "./records";
import {
  createSubscription,
  endSubscription,
  makeSetupIntent,
  previewInvoice,
  updateSubscription,
} from "./subscriptions";

interface Called {
  readonly ledger: Ledger;
  readonly fields: Fields;
  /** The id in the path. */
  readonly id: string;
  /** The server's base URL. */
  readonly base: string;
}

type Call = (called: Called) => unknown;

const list = (data: readonly object[]) => ({ object: "list", data, has_more: false });

function createCustomer({ ledger, fields }: Called): Customer {
  checkFields(fields, ["email", "metadata", "name"]);
  const customer = ledger.add<Customer>({
    ...{ id: ledger.newId("customer"), object: "customer", created: ledger.now(), balance: 0 },
    email: textOf(fields.email) ?? null,
    metadata: fieldsOf(fields.metadata) as Record<string, string>,
    invoice_settings: { default_payment_method: null },
  });
  ledger.tell("customer.created", customer);
  return customer;
}

function updateCustomer({ ledger, fields, id }: Called): Customer {
  checkFields(fields, ["invoice_settings"]);
  const customer = ledger.get("customer", id);
  const card = textOf(fieldsOf(fields.invoice_settings).default_payment_method);
  if (card !== undefined) customer.invoice_settings.default_payment_method = card === "" ? null : card;
  ledger.tell("customer.updated", customer);
  return customer;
}

function listSubscriptions({ ledger, fields }: Called) {
  const status = textOf(fields.status);
  const wanted = (of: Subscription): boolean =>
    of.customer === fields.customer && (status === "all" || of.ended_at === null || of.status === status);
  ledger.get("customer", textOf(fields.customer) ?? "");
  const found = ledger.all("subscription").filter(wanted);
  return list(found.slice(0, numberOf(fields.limit) ?? 10));
}

function cancel({ ledger, id }: Called): Subscription {
  const of = ledger.get("subscription", id);
  endSubscription(ledger, of, "canceled");
  return of;
}

function openPortal({ ledger, fields }: Called) {
  checkFields(fields, ["customer", "return_url"], ["customer"]);
  const { id } = ledger.get("customer", textOf(fields.customer) ?? "");
  return { id: `bps_${id}`, object: "billing_portal.session", url: `https://billing.stripe.com/p/session/${id}` };
}

function createSetupIntent({ ledger, fields }: Called) {
  checkFields(fields, ["customer", "usage", "allowed_payment_method_types"], ["customer"]);
  return makeSetupIntent(ledger, ledger.get("customer", textOf(fields.customer) ?? "").id);
}

/** docs.stripe.com/api/invoices/pay: the subscription it belongs to continues. */
function payInvoice({ ledger, fields, id }: Called): Invoice {
  checkFields(fields, ["payment_method"]);
  const invoice = ledger.get("invoice", id);
  if (invoice.status !== "open") throw invalid("Invoice is already paid", { code: "invoice_already_paid" });
  const of = ledger.get("subscription", invoice.parent.subscription_details.subscription);
  if (!charge(ledger, invoice, textOf(fields.payment_method) ?? chargedCard(ledger, of))) throw declined();
  if (of.latest_invoice === id && of.ended_at === null) {
    of.status = "active";
    ledger.tell("customer.subscription.updated", of);
  }
  return invoice;
}

/** Voiding a first invoice ends its subscription. */
function voidFirst({ ledger, id }: Called): Invoice {
  const invoice = voidInvoice(ledger, ledger.get("invoice", id));
  const of = ledger.get("subscription", invoice.parent.subscription_details.subscription);
  if (of.status === "incomplete" && of.latest_invoice === id) endSubscription(ledger, of, "incomplete_expired");
  return invoice;
}

function listPrices({ ledger, fields }: Called) {
  const keys = listOf(fields.lookup_keys);
  return list(ledger.all("price").filter(({ lookup_key }) => keys.length === 0 || keys.includes(lookup_key)));
}

/** Handlers by method and path; `:id` matches one segment. */
export const CALLS: Readonly<Record<string, Call>> = {
  "POST /v1/customers": createCustomer,
  "GET /v1/customers/:id": ({ ledger, id }) => ledger.get("customer", id),
  "POST /v1/customers/:id": updateCustomer,
  "DELETE /v1/customers/:id": ({ ledger, id }) => {
    ledger.remove(ledger.get("customer", id).id);
    return { id, object: "customer", deleted: true };
  },
  "GET /v1/prices": listPrices,
  "GET /v1/prices/:id": ({ ledger, id }) => ledger.get("price", id),
  "GET /v1/events/:id": ({ ledger, id }) => {
    const found = ledger.events.find((event) => event.id === id);
    if (!found) throw missing("event", id);
    return found;
  },
  "GET /v1/charges/:id": ({ ledger, id }) => ledger.get("charge", id),
  "GET /v1/disputes": ({ ledger, fields }) =>
    list(ledger.all("dispute").filter(({ charge }) => charge === fields.charge)),
  "POST /v1/subscriptions": ({ ledger, fields }) => createSubscription(ledger, fields),
  "GET /v1/subscriptions": listSubscriptions,
  "GET /v1/subscriptions/:id": ({ ledger, id }) => ledger.get("subscription", id),
  "POST /v1/subscriptions/:id": ({ ledger, fields, id }) => updateSubscription(ledger, id, fields),
  "DELETE /v1/subscriptions/:id": cancel,
  "GET /v1/invoices": ({ ledger, fields }) => list(listInvoices(ledger, fields)),
  "GET /v1/invoices/:id": ({ ledger, id }) => ledger.get("invoice", id),
  "POST /v1/invoices/create_preview": ({ ledger, fields }) => previewInvoice(ledger, fields),
  "POST /v1/invoices/:id/pay": payInvoice,
  "POST /v1/invoices/:id/void": voidFirst,
  "GET /v1/invoice_payments": ({ ledger, fields }) => list(listInvoicePayments(ledger, textOf(fields.invoice) ?? "")),
  "POST /v1/setup_intents": createSetupIntent,
  "POST /v1/setup_intents/:id/cancel": ({ ledger, id }) => cancelSetup(ledger.get("setup_intent", id)),
  "GET /v1/setup_intents/:id": ({ ledger, id }) => ledger.get("setup_intent", id),
  "GET /v1/payment_intents/:id": ({ ledger, id }) => ledger.get("payment_intent", id),
  "GET /v1/payment_methods/:id": ({ ledger, id }) => ledger.get("payment_method", id),
  "POST /v1/billing_portal/sessions": openPortal,
  "POST /v1/setup_intents/:id/confirm": ({ ledger, fields, id, base }) =>
    confirmIntent(ledger, ledger.get("setup_intent", id), fields, base),
  "POST /v1/payment_intents/:id/confirm": ({ ledger, fields, id, base }) =>
    confirmIntent(ledger, ledger.get("payment_intent", id), fields, base),
};

/**
 * Calls that Stripe's script in the browser may make, with the publishable key and one intent's
 * secret.
 */
export const OPEN_CALLS: readonly string[] = [
  "POST /v1/setup_intents/:id/confirm",
  "POST /v1/payment_intents/:id/confirm",
  "GET /v1/setup_intents/:id",
  "GET /v1/payment_intents/:id",
];

/** Matches a request to its call, and returns the id in its path. */
export function callOf(method: string, path: string): { name: string; id: string } | null {
  const exact = `${method} ${path}`;
  if (CALLS[exact]) return { name: exact, id: "" };
  const [, version, noun, id = "", ...rest] = path.split("/");
  const name = `${method} /${[version, noun, ":id", ...rest].join("/")}`;
  return CALLS[name] ? { name, id } : null;
}
