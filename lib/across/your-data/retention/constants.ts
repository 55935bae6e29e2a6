/** Kinds of data for which a person can choose a retention time. */
export const RETENTION_KINDS = ["conversations", "moods"] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** The choices, in months. Without a choice, everything stays until it's deleted. */
export const MONTHS = [3, 12, 24] as const;
export type Months = (typeof MONTHS)[number];

/**
 * Days after a choice during which nothing is deleted, so the person has time to notice it and take
 * it back.
 */
export const NOTICE_DAYS = 7;
/** Each person's rule is checked once a day. */
export const LOOKED_AT_AGAIN_MS = 24 * 60 * 60 * 1000;
/** A rule that failed is retried sooner. */
export const TRIED_AGAIN_MS = 60 * 60 * 1000;
/** Items deleted per transaction, and rules handled per job run. */
export const DELETED_AT_ONCE = 200;
export const RULES_A_RUN = 50;

/** Query key of the retention rules. Its joined parts are the URL (API-06). */
export const retentionKey = ["/api/account/retention"] as const;
