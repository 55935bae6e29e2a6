const OUTBOX_KINDS = [
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
 * Days the record of a sent item is kept, both to prevent a second one and for the copy of their
 * data a person can download.
 */
const SENT_KEPT_DAYS = 90;
export const SENT_KEPT_MS = SENT_KEPT_DAYS * 24 * 60 * 60 * 1000;

/**
 * For these kinds, the row is the only record that an address was told, so it's kept as long as the
 * person.
 */
export const REMEMBERED_KINDS: readonly OutboxKind[] = ["parent_notice"];

/** Rows leased per batch, and how long (ms) other workers leave them alone. */
export const BATCH = 20;
export const LEASE_MS = 60_000;
/**
 * Delay (ms) after a failed attempt, doubled each time up to the maximum. Retries continue forever,
 * unless a mail sets its own limit.
 */
export const FIRST_RETRY_MS = 5_000;
export const MAX_RETRY_MS = 15 * 60_000;
