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
  "account_notice",
  "privacy_notice",
  "alert_test",
  "pin_locked",
  "pin_opened",
] as const;
export type OutboxKind = (typeof OUTBOX_KINDS)[number];

/** How many are taken at once, and for how long (ms) another worker leaves them alone. */
export const BATCH = 20;
export const LEASE_MS = 60_000;
/** Waiting time (ms) after a failed attempt: doubled each time up to the longest. Nothing is ever given up. */
export const FIRST_RETRY_MS = 5_000;
export const LONGEST_RETRY_MS = 15 * 60_000;
