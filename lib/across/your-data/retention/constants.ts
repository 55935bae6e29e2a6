/** What a person can set a time for. */
export const RETENTION_KINDS = ["conversations", "moods"] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/** The times to choose from, in months; without a choice everything stays until it is deleted. */
export const MONTHS = [3, 12, 24] as const;
export type Months = (typeof MONTHS)[number];

/** How long nothing is deleted after a choice, in days: time to see it, and to take it back. */
export const NOTICE_DAYS = 7;
/** A person's rule is looked at once a day. */
export const LOOKED_AT_AGAIN_MS = 24 * 60 * 60 * 1000;
/** One that failed, sooner. */
export const TRIED_AGAIN_MS = 60 * 60 * 1000;
/** Things deleted in one transaction, and rules taken by one run of the job. */
export const DELETED_AT_ONCE = 200;
export const RULES_A_RUN = 50;
