/** Free days at the start of every paid plan (SUBS-07). */
export const TRIAL_DAYS = 3;

/**
 * Months after an account's erasure during which its address gets no second trial (decision 0036).
 */
export const TRIAL_REMEMBERED_MONTHS = 24;

/** People covered by Family Premium, including its owner (LEGL-18). */
export const FAMILY_SEATS = 6;

/** Days a plan keeps working after a failed charge, while the provider retries. */
export const GRACE_DAYS = 7;

export const SUBSCRIPTION_STATUSES = [
  "pending",
  "incomplete",
  "trialing",
  "active",
  "past_due",
  "unpaid",
  "paused",
  "canceled",
  "incomplete_expired",
] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** The mutating calls to the payment provider, as `billing_operations.kind`. */
const OPERATION_KINDS = [
  "customer",
  "subscribe",
  "cancel",
  "resume",
  "change",
  "card",
  "end",
] as const;
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** How long an invitation to a family plan can be accepted. */
export const SEAT_INVITATION_DAYS = 7;
/** How long the same invitation, submitted again, is taken for the same press. */
export const SAME_INVITATION_MS = 10 * 60 * 1000;
/** Days the owner still sees the address of a seat that ended or was never taken. */
export const ENDED_SEAT_DAYS = 30;
/** Declines after which the same person can't invite someone again. */
export const MAX_DECLINES = 2;
export const SEAT_STATUSES = ["invited", "accepted", "declined", "removed", "left"] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];

/** Minutes during which a previewed amount may be charged. */
export const PREVIEW_MINUTES = 15;

/** How many of the newest invoices are shown. */
export const INVOICES_SHOWN = 24;

/** Query keys, for the pages that prefetch and for the hooks. */
export const tiersKey = ["/api/subscription/tiers"] as const;
export const subscriptionKey = ["/api/subscription"] as const;
export const cardKey = ["/api/subscription/card"] as const;
export const invoicesKey = ["/api/subscription/invoices"] as const;
export const seatsKey = ["/api/subscription/seats"] as const;
