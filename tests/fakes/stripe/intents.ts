import { asksFirst, cardOf, failsLater } from "./cards";
import { type Fields, textOf } from "./form";
import { charge } from "./invoices";
import type { Ledger } from "./ledger";
import { declined, invalid, Problem } from "./problem";
import type { PaymentIntent, SetupIntent } from "./records";

type Intent = SetupIntent | PaymentIntent;

/**
 * Confirms an intent, as Stripe's script does in the browser with the publishable key and the
 * intent's own secret.
 */
export function confirmIntent(ledger: Ledger, intent: Intent, fields: Fields, base: string): Intent {
  if (fields.client_secret !== intent.client_secret) {
    throw new Problem(401, { type: "invalid_request_error", message: "The client_secret provided does not match." });
  }
  if (intent.status === "succeeded")
    throw invalid("This intent has already succeeded.", { code: "intent_unexpected_state" });
  if (intent.status === "canceled") {
    const unexpected = { code: `${intent.object}_unexpected_state`, [intent.object]: intent };
    throw invalid("This intent has been canceled.", unexpected);
  }
  let card: string;
  try {
    card = cardOf(ledger, fields, intent.customer).id;
  } catch (error) {
    if (error instanceof Problem && error.status === 402) failed(ledger, intent, error);
    throw error;
  }
  intent.payment_method = card;
  if (asksFirst(card)) {
    const url = `${base}/_test/authorise/${intent.id}?return_url=${encodeURIComponent(textOf(fields.return_url) ?? "")}`;
    Object.assign(intent, {
      status: "requires_action",
      next_action: { type: "redirect_to_url", redirect_to_url: { url, return_url: textOf(fields.return_url) ?? null } },
    });
    return intent;
  }
  return settleIntent(ledger, intent);
}

/** docs.stripe.com/api/setup_intents/cancel */
export function cancelSetup(intent: SetupIntent): SetupIntent {
  if (intent.status === "succeeded" || intent.status === "canceled")
    throw invalid("This intent cannot be canceled.", { code: "setup_intent_unexpected_state" });
  intent.status = "canceled";
  return intent;
}

/** The bank agreed: stores the card, or marks the invoice as paid. */
export function settleIntent(ledger: Ledger, intent: Intent): Intent {
  const card = intent.payment_method ?? "";
  intent.next_action = null;
  return intent.object === "setup_intent" ? storeCard(ledger, intent, card) : payFirst(ledger, intent, card);
}

function storeCard(ledger: Ledger, intent: SetupIntent, card: string): SetupIntent {
  intent.status = "succeeded";
  ledger.tell("setup_intent.succeeded", intent);
  const of = ledger.all("subscription").find(({ pending_setup_intent }) => pending_setup_intent === intent.id);
  if (of && of.ended_at === null && of.payment_settings.save_default_payment_method === "on_subscription") {
    Object.assign(of, { default_payment_method: card, pending_setup_intent: null });
    ledger.tell("customer.subscription.updated", of);
  }
  return intent;
}

function payFirst(ledger: Ledger, intent: PaymentIntent, card: string): PaymentIntent {
  const invoice = ledger.get("invoice", intent.invoice);
  if (failsLater(card)) {
    failed(ledger, intent, declined());
    throw declined();
  }
  charge(ledger, invoice, card);
  const of = ledger.get("subscription", invoice.parent.subscription_details.subscription);
  // An ended subscription stays ended, but the money is taken anyway.
  if (of.ended_at !== null) return intent;
  Object.assign(of, { status: "active", default_payment_method: card });
  ledger.tell("customer.subscription.updated", of);
  return intent;
}

function failed(ledger: Ledger, intent: Intent, { body }: Problem): void {
  Object.assign(intent, { status: "requires_payment_method", payment_method: null });
  if (intent.object === "setup_intent") {
    intent.last_setup_error = body;
    ledger.tell("setup_intent.setup_failed", intent);
  } else {
    intent.last_payment_error = body;
    ledger.tell("payment_intent.payment_failed", intent);
  }
}
