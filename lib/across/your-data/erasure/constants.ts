/** Maximum age of a sign-in for irreversible actions (contract 6), in milliseconds. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;

/** Longest delay that a user may choose for their erasure, in days. */
export const MAX_DELAY_DAYS = 30;

/** Most accounts erased per job run: up to this many that never paid, and as many that did. */
export const ERASURES_A_RUN = 50;

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Clinicians are told when an erasure starts waiting, and again this long (ms) before the wait
 * ends.
 */
export const LAST_CALL_MS = 3 * DAY_MS;
