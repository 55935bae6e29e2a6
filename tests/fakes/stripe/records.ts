/**
 * The local Stripe's records, with the field names of docs.stripe.com/api; times in Unix seconds,
 * amounts in US cents.
 */
export interface Customer {
  readonly id: string;
  readonly object: "customer";
  readonly created: number;
  email: string | null;
  metadata: Record<string, string>;
  /** Negative for credit. */
  balance: number;
  /** The card to charge if a subscription has none of its own; set on the provider's own page. */
  invoice_settings: { default_payment_method: string | null };
}

export interface Price {
  readonly id: string;
  readonly object: "price";
  readonly active: true;
  readonly currency: "usd";
  readonly lookup_key: string;
  unit_amount: number;
  readonly recurring: { readonly interval: "month"; readonly interval_count: 1 };
}

export interface PaymentMethod {
  readonly id: string;
  readonly object: "payment_method";
  readonly type: "card";
  readonly customer: string;
  readonly card: {
    readonly brand: string;
    readonly last4: string;
    readonly exp_month: number;
    readonly exp_year: number;
  };
}

export interface SetupIntent {
  readonly id: string;
  readonly object: "setup_intent";
  readonly client_secret: string;
  readonly customer: string;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  payment_method: string | null;
  last_setup_error: object | null;
  next_action: object | null;
}

export interface PaymentIntent {
  readonly id: string;
  readonly object: "payment_intent";
  readonly client_secret: string;
  readonly customer: string;
  readonly amount: number;
  readonly invoice: string;
  status: "requires_payment_method" | "requires_action" | "succeeded" | "canceled";
  payment_method: string | null;
  latest_charge: string | null;
  last_payment_error: object | null;
  next_action: object | null;
}

export interface Charge {
  readonly id: string;
  readonly object: "charge";
  readonly customer: string;
  readonly amount: number;
  readonly payment_intent: string;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
}

/**
 * A dispute: the bank demands a charge back. It names the charge but no person
 * (docs.stripe.com/api/disputes/object).
 */
export interface Dispute {
  readonly id: string;
  readonly object: "dispute";
  readonly charge: string;
  readonly payment_intent: string;
  status: "needs_response" | "won" | "lost";
}

export interface Invoice {
  readonly id: string;
  readonly object: "invoice";
  readonly number: string;
  readonly created: number;
  readonly customer: string;
  readonly parent: {
    readonly type: "subscription_details";
    readonly subscription_details: { readonly subscription: string };
  };
  readonly billing_reason: "subscription_create" | "subscription_cycle" | "subscription_update";
  readonly total: number;
  readonly amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  status: "open" | "paid" | "void" | "uncollectible";
  readonly status_transitions: { readonly finalized_at: number };
  readonly hosted_invoice_url: string;
  readonly invoice_pdf: string;
  readonly lines: { readonly object: "list"; readonly data: readonly InvoiceLine[] };
  /** Included only if `expand` asks for it. */
  confirmation_secret: { readonly client_secret: string; readonly type: "payment_intent" } | null;
}

export interface InvoiceLine {
  readonly id: string;
  readonly object: "line_item";
  readonly amount: number;
  readonly period: { readonly start: number; readonly end: number };
  /** A line refers to its price only by id. */
  readonly pricing: { readonly type: "price_details"; readonly price_details: { readonly price: string } };
}

export interface Subscription {
  readonly id: string;
  readonly object: "subscription";
  readonly created: number;
  readonly customer: string;
  metadata: Record<string, string>;
  status: "incomplete" | "incomplete_expired" | "trialing" | "active" | "past_due" | "unpaid" | "paused" | "canceled";
  items: { readonly object: "list"; data: SubscriptionItem[] };
  trial_end: number | null;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  default_payment_method: string | null;
  pending_setup_intent: string | null;
  latest_invoice: string | null;
  payment_settings: { save_default_payment_method: string };
}

export interface SubscriptionItem {
  readonly id: string;
  readonly object: "subscription_item";
  price: Price;
  current_period_start: number;
  current_period_end: number;
}

export type Thing =
  | Customer
  | Price
  | PaymentMethod
  | SetupIntent
  | PaymentIntent
  | Charge
  | Dispute
  | Invoice
  | Subscription;

/** docs.stripe.com/api/events */
export interface StripeEvent {
  readonly id: string;
  readonly object: "event";
  readonly api_version: string;
  readonly created: number;
  readonly type: string;
  readonly data: { readonly object: unknown };
}
