/** Every paid plan begins with so many free days (SUBS-07). */
export const TRIAL_DAYS = 3;

/**
 * So long after an account was erased its address gets no free days a second time (decision 0036).
 */
export const TRIAL_REMEMBERED_MONTHS = 24;

/** Family Premium covers so many people, its owner among them (LEGL-18). */
export const FAMILY_SEATS = 6;

/** How long a plan goes on after a charge failed, while the provider tries again. */
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

/** The writing calls to the payment provider, as `billing_operations.kind`. */
export const OPERATION_KINDS = [
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
/** How long the address of a place that ended, or was never taken, is kept for its owner to see. */
export const ENDED_SEAT_DAYS = 30;
/** Who said no so many times is not asked again by the same person. */
export const MAX_DECLINES = 2;
export const SEAT_STATUSES = ["invited", "accepted", "declined", "removed", "left"] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];

/** How long the amount of a preview may be charged. */
export const PREVIEW_MINUTES = 15;

/** How many invoices are shown, the newest. */
export const INVOICES_SHOWN = 24;
