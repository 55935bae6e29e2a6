/** Rows a page of the trail, at most. */
export const MAX_LISTED = 100;
export const MAX_ACTION = 60;
/** Longest e-mail address (RFC 5321), by which people are looked for too. */
export const MAX_WHO = 254;

/** Rows that are chained or checked in one go. */
export const CHAIN_BATCH = 500;
/** Rows that one run of the job chains at most; the next minute goes on. */
export const CHAIN_A_RUN = 10_000;
/** Rows that one check looks at, at most; the answer says where the next one goes on. */
export const CHAIN_A_CHECK = 20_000;
/**
 * How long the job waits for rows that are being written, and how often it looks, in milliseconds.
 */
export const SETTLE_MS = 2_000;
export const SETTLE_LOOK_MS = 25;
/** What the first link follows: 32 zero bytes. */
export const CHAIN_START = "0".repeat(64);
