export const OUTBOX_KINDS = [
  "crisis_alert",
  "crisis_escalation",
  "crisis_webhook",
  "guardian_notice",
  "consent_request",
  "parent_notice",
  "partner_invitation",
  "billing_notice",
  "seat_invitation",
  "share_invitation",
  "account_notice",
  "privacy_notice",
  "alert_test",
  "pin_locked",
  "pin_opened",
  "reader_off",
  "reader_off_webhook",
] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/**
 * How long the note that something was sent is kept: against a second one, and for its owner's copy
 * of their data.
 */
export const SENT_KEPT_DAYS = 90;
export const SENT_KEPT_MS = SENT_KEPT_DAYS * 24 * 60 * 60 * 1000;

/**
 * Of these the note is the only memory that an address was told, once and for all: it goes with the
 * person.
 */
export const REMEMBERED_KINDS: readonly OutboxKind[] = ["parent_notice"];

/** How many are taken at once, and for how long (ms) another worker leaves them alone. */
export const BATCH = 20;
export const LEASE_MS = 60_000;
/**
 * Waiting time (ms) after a failed attempt: doubled each time up to the longest. Nothing is ever
 * given up.
 */
export const FIRST_RETRY_MS = 5_000;
export const MAX_RETRY_MS = 15 * 60_000;
