/** How fresh a sign-in has to be for what cannot be taken back (contract 6), in milliseconds. */
export const FRESH_SIGN_IN_MS = 15 * 60_000;

/** The longest time, in days, by which somebody may put their erasure off. */
export const MAX_DELAY_DAYS = 30;

/** How many accounts one run of the job takes, of those who never paid and of those who did. */
export const ERASURES_A_RUN = 50;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The clinicians are told when it begins to wait, and once more so long before the wait ends. */
export const LAST_CALL_MS = 3 * DAY_MS;
