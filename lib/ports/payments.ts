import type { CardDecline } from "@/lib/shared/card-decline";
import type { PaidTier } from "@/lib/shared/tiers";

/**
 * The provider's own subscription states, plus our "pending" for a subscription it doesn't know
 * yet.
 */
type ProviderStatus =
  | "incomplete"
  | "incomplete_expired"
  | "trialing"
  | "active"
  | "past_due"
  | "unpaid"
  | "paused"
  | "canceled";

/**
 * The data the browser needs to store a card ("setup": nothing is charged) or to pay at once
 * ("payment"). Never stored on our side.
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
   * From the price's lookup key `willow_{tier}_monthly` (contract 6). Null if the price isn't ours.
   */
  readonly tier: PaidTier | null;
  /**
   * Whether it can be charged, because a card was confirmed on the subscription or the customer.
   */
  readonly cardStored: boolean;
  readonly trialEndsAt: Date | null;
  readonly currentPeriodEnd: Date;
  readonly cancelAtPeriodEnd: boolean;
  /** Start of the first month left unpaid after a failed charge. Null if none is. */
  readonly unpaidSince: Date | null;
  /** Everything paid for this month was returned, by us or, after a lost dispute, by the bank. */
  readonly refunded: boolean;
  /** The customer's credit toward future invoices, in US cents. Never paid out automatically. */
  readonly credit: number;
  readonly endedAt: Date | null;
  /** The confirmation still required. Null if there is none. */
  readonly confirmation: Confirmation | null;
}

export interface Invoice {
  readonly id: string;
  readonly number: string | null;
  readonly createdAt: Date;
  /** The plan it charged for, from the price on its largest line. Null if it isn't one of ours. */
  readonly tier: PaidTier | null;
  /** The period of that line. */
  readonly period: { readonly start: Date; readonly end: Date } | null;
  /** US cents. */
  readonly total: number;
  /** US cents charged for it. Less than the total if a credit was used. */
  readonly paid: number;
  /** US cents still owed. 0 for an invoice that isn't final or is no longer collected. */
  readonly due: number;
  /** Null if the provider gives none, or one this version doesn't know. */
  readonly status: "draft" | "open" | "paid" | "void" | "uncollectible" | null;
  /** The provider's own page and file. Null until the invoice is final. */
  readonly pageUrl: string | null;
  readonly pdfUrl: string | null;
}

interface StoredCard {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
}

/**
 * The cost of a plan change, computed at `prorationDate`. Pass that same time when making the
 * change.
 */
export interface ChangePreview {
  /** US cents charged immediately. 0 during a trial, never below 0. */
  readonly dueNow: number;
  /** US cents credited to the next invoices if the new plan costs less. */
  readonly credit: number;
  /** US cents of the next regular invoice, and its date. */
  readonly nextTotal: number;
  readonly nextAt: Date;
  readonly prorationDate: Date;
}

/** The contents of a webhook with a valid signature: which objects to read again. */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
  readonly subscriptionId: string | null;
  readonly invoiceId: string | null;
  /** The charge of a charge event or of a dispute, which names nothing else. */
  readonly chargeId: string | null;
  /**
   * False if this version doesn't know the event's shape and couldn't read everything its type must
   * name.
   */
  readonly isReadable: boolean;
}

/** Why the provider refused; see Payments. */
export class PaymentRefusal extends Error {
  override readonly name = "PaymentRefusal";
  readonly kind: "card" | "gone" | "busy" | "away" | "wrong" | "unreadable" | "denied";

  /** For "card": the reason, as far as the cardholder may know. */
  readonly decline: CardDecline | null;

  /**
   * For "denied": the permission the operator's key lacks, in the provider's words, if the provider
   * says so.
   */
  readonly permission: string | null;

  /** For "unreadable": the fields that didn't fit, with the provider's own words. For the log. */
  readonly unread: string | null;

  constructor(
    kind: PaymentRefusal["kind"],
    options: {
      cause?: unknown;
      decline?: CardDecline;
      permission?: string;
      unread?: string;
    } = {},
  ) {
    super(`payments: ${kind}`, { cause: options.cause });
    this.kind = kind;
    this.permission = options.permission ?? null;
    this.unread = options.unread ?? null;
    this.decline = kind === "card" ? (options.decline ?? "declined") : null;
  }
}

/**
 * The payment provider. Every writing call takes its operation's idempotency key
 * (`billing_operations.id`). All calls reject with PaymentRefusal: "card" the card was declined,
 * "gone" no such object, "busy" the same key is in progress, "away" no answer, "unreadable" an
 * answer with a value this version doesn't know, "denied" the operator's key lacks permission,
 * "wrong" anything else the provider rejected.
 */
export interface Payments {
  /** Public. It identifies the account in the browser and grants no access. */
  readonly publishableKey: string;
  /**
   * @returns the customer's id. The provider learns only the e-mail address and our id of the
   *   person.
   */
  createCustomer(of: { email: string; userId: string }, key: string): Promise<string>;
  /**
   * With `trialDays`, the card is stored and nothing is charged. Without, the first month is due.
   */
  createSubscription(
    of: { customerId: string; tier: PaidTier; userId: string; trialDays: number | null },
    key: string,
  ): Promise<ProviderSubscription>;
  /** Null if the provider has no such subscription. */
  readSubscription(id: string): Promise<ProviderSubscription | null>;
  /** All of a customer's subscriptions, including ended ones, newest first. */
  subscriptionsOf(customerId: string): Promise<ProviderSubscription[]>;
  /**
   * Ids of every subscription the customer could still be charged for, including unreadable ones.
   */
  livingIdsOf(customerId: string): Promise<string[]>;
  setCancelAtPeriodEnd(id: string, cancel: boolean, key: string): Promise<ProviderSubscription>;
  /**
   * Ends a subscription now, without a refund. One that has already ended isn't an error. With
   * `onlyUnconfirmed`, it only ends a subscription that so far has neither been paid nor been given
   * a card. A payment form still open for it can't pay anything afterwards.
   */
  endNow(id: string, key: string, how?: { onlyUnconfirmed: boolean }): Promise<void>;
  previewChange(id: string, to: PaidTier): Promise<ChangePreview>;
  /** Charges the difference immediately. If it rejects with "card", nothing has changed. */
  changeTier(
    id: string,
    to: PaidTier,
    prorationDate: Date,
    key: string,
  ): Promise<ProviderSubscription>;
  /** Returns a confirmation that the browser uses to store another card for a customer. */
  beginCardChange(customerId: string, key: string): Promise<Confirmation>;
  /**
   * Uses the confirmed card for all charges from now on, and charges any month owed immediately. If
   * it rejects with "card", nothing has changed.
   */
  switchCard(of: { customerId: string; setupIntentId: string }, key: string): Promise<void>;
  cardOf(customerId: string): Promise<StoredCard | null>;
  /** Newest first. An unreadable one is left out and reported, as is a status it comes without. */
  invoicesOf(
    customerId: string,
    limit: number,
    onUnreadable?: (refusal: PaymentRefusal) => void,
  ): Promise<Invoice[]>;
  /** Rejects as "unreadable" if the status isn't known, too. */
  readInvoice(id: string): Promise<(Invoice & { customerId: string }) | null>;
  /** Null for a charge that the provider doesn't know or that has no customer. */
  customerOfCharge(id: string): Promise<string | null>;
  /** The URL of the provider's own page for a customer, valid for a few minutes. */
  openPortal(customerId: string, returnUrl: string): Promise<string>;
  /** @throws Error if the signature doesn't match these bytes or is older than five minutes */
  readEvent(rawBody: string, signature: string): PaymentEvent;
  /** The same event, fetched by id. Null if the provider no longer keeps it (30 days). */
  readEventAgain(id: string): Promise<PaymentEvent | null>;
}
