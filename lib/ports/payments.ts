import type { CardDecline } from "@/lib/shared/card-decline";
import type { PaidTier } from "@/lib/shared/tiers";

/**
 * The provider's own words for where a subscription stands; "pending" is ours, for one that it does
 * not know yet.
 */
export type ProviderStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "unpaid"
  | "paused"
  | "canceled";

/**
 * What the browser needs to store a card ("setup": nothing is charged) or to pay at once
 * ("payment"). Never stored.
 */
export interface Confirmation {
  readonly clientSecret: string;
  readonly intent: "setup" | "payment";
}

/** A subscription as the provider has it now. */
export interface ProviderSubscription {
  readonly id: string;
  readonly customerId: string;
  readonly status: ProviderStatus;
  /**
   * By the price's lookup key `willow_{tier}_monthly` (contract 6); null for a price that is none
   * of ours.
   */
  readonly tier: PaidTier | null;
  /** Whether there is a way to charge: a card that was confirmed, here or on the customer. */
  readonly cardStored: boolean;
  readonly trialEndsAt: Date | null;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /**
   * Since when months stand unpaid after a failed charge, the first of them; null when none does.
   */
  readonly unpaidSince: Date | null;
  /**
   * All that was paid for this month was given back, by us or, after a dispute that was lost, by
   * the bank.
   */
  readonly refunded: boolean;
  /** US cents that the customer has to their credit for bills to come; never paid out by itself. */
  readonly credit: number;
  readonly endedAt: Date | null;
  /** What is still to be confirmed; null when nothing is. */
  readonly confirmation: Confirmation | null;
}

export interface Invoice {
  readonly id: string;
  readonly number: string | null;
  readonly createdAt: Date;
  /** What it was charged for, by the price on its largest line; null for none of ours. */
  readonly tier: PaidTier | null;
  /** The days that this line is for. */
  readonly period: { readonly start: Date; readonly end: Date } | null;
  /** US cents. */
  readonly total: number;
  /** US cents that were charged for it; less than the total where a credit was used up. */
  readonly paid: number;
  /**
   * US cents that are still owed; 0 for one that is not final, or that nobody collects any more.
   */
  readonly due: number;
  readonly status: "draft" | "open" | "paid" | "void" | "uncollectible";
  /** The provider's own page and file; null until the invoice is final. */
  readonly pageUrl: string | null;
  readonly pdfUrl: string | null;
}

export interface StoredCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/**
 * What a change of plan costs, reckoned at `prorationDate`; the change itself must be made with the
 * same moment.
 */
export interface ChangePreview {
  /** US cents, charged at once; 0 within a trial; never below 0. */
  readonly dueNow: number;
  /** US cents that are kept for the next invoices, when the new plan costs less. */
  readonly credit: number;
  /** US cents of the next ordinary invoice, and when it comes. */
  readonly nextTotal: number;
  readonly nextAt: Date;
  readonly prorationDate: Date;
}

/** What a webhook told, once its signature held: which things to read again. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly invoiceId: string | null;
  /** Of a dispute, which names nothing else, and of a charge. */
  readonly chargeId: string | null;
  /**
   * Whether all was read that an event of its type has to name; false for a shape that this version
   * does not know.
   */
  readonly isReadable: boolean;
}

/** Why the provider refused; see Payments. */
export class PaymentRefusal extends Error {
  override readonly name = "PaymentRefusal";
  readonly kind: "card" | "gone" | "busy" | "away" | "wrong" | "unreadable" | "denied";

  /** Of a "card": why, as far as its holder may be told. */
  readonly decline: CardDecline | null;

  /**
   * Of a "denied": what the operator's key lacks, by the provider's own name for it, where it says
   * so.
   */
  readonly permission: string | null;

  constructor(
    kind: PaymentRefusal["kind"],
    options: { cause?: unknown; decline?: CardDecline; permission?: string } = {},
  ) {
    super(`payments: ${kind}`, { cause: options.cause });
    this.kind = kind;
    this.permission = options.permission ?? null;
    this.decline = kind === "card" ? (options.decline ?? "declined") : null;
  }
}

/**
 * The payment provider. Every writing call takes the idempotency key of its operation
 * (`billing_operations.id`). All reject with PaymentRefusal: "card" declined, "gone" no such thing,
 * "busy" the same key is under way, "away" no answer, "unreadable" an answer with a value that this
 * version does not know, "denied" the operator's key may not do this, "wrong" anything else that
 * the provider did not accept.
 */
export interface Payments {
  /** Known to the browser; it names the account and opens nothing. */
  readonly publishableKey: string;
  /**
   * @returns the customer's id. The provider learns the e-mail and our id of the person, nothing
   * else.
   */
  createCustomer(of: { email: string; userId: string }, key: string): Promise<string>;
  /**
   * With `trialDays` the card is stored and nothing charged; without, the first month is to be
   * paid.
   */
  createSubscription(
    of: { customerId: string; tier: PaidTier; userId: string; trialDays: number | null },
    key: string,
  ): Promise<ProviderSubscription>;
  /** Null when the provider has no such subscription. */
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  /** All that a customer has, ended ones as well, newest first. */
  subscriptionsOf(customerId: string): Promise<ProviderSubscription[]>;
  /**
   * Ids of all that a customer could still be charged for; also of what cannot be read as one of
   * ours.
   */
  livingIdsOf(customerId: string): Promise<string[]>;
  setCancelAtPeriodEnd(id: string, cancel: boolean, key: string): Promise<ProviderSubscription>;
  /**
   * Ends it now, without giving money back. One that has ended already is no error. With
   * `onlyUnconfirmed` it ends only what was neither paid for nor given a card up to this moment. A
   * form that is still open for it can pay nothing afterwards.
   */
  endNow(id: string, key: string, how?: { onlyUnconfirmed: boolean }): Promise<void>;
  previewChange(id: string, to: PaidTier): Promise<ChangePreview>;
  /** Charges the difference at once; on "card" nothing has changed. */
  changeTier(
    id: string,
    to: PaidTier,
    prorationDate: Date,
    key: string,
  ): Promise<ProviderSubscription>;
  /** A confirmation with which the browser stores another card for a customer. */
  beginCardChange(customerId: string, key: string): Promise<Confirmation>;
  /**
   * Makes the card of that confirmation the one that is charged from now on; a month that is owed
   * is charged to it at once. On "card" nothing has changed.
   */
  switchCard(of: { customerId: string; setupIntentId: string }, key: string): Promise<void>;
  cardOf(customerId: string): Promise<StoredCard | null>;
  /** Newest first. */
  invoicesOf(customerId: string, limit: number): Promise<Invoice[]>;
  readInvoice(id: string): Promise<(Invoice & { customerId: string }) | null>;
  /** Null for a charge that the provider does not know, or of nobody. */
  customerOfCharge(id: string): Promise<string | null>;
  /** The address of the provider's own page for a customer, good for a few minutes. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** @throws Error when the signature does not fit these bytes or is older than five minutes */
  readEvent(rawBody: string, signature: string): PaymentEvent;
  /** The same event, asked for by its id; null when the provider keeps it no more (30 days). */
  readEventAgain(id: string): Promise<PaymentEvent | null>;
}
