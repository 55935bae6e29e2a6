const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days of use and of shared moods the page shows, today included. */
export const SHOWN_DAYS = 28;
export const SHOWN_MS = SHOWN_DAYS * DAY_MS;

/**
 * How far back (ms) a safety concern is told, and for how long it colours the first line of the
 * page.
 */
export const CONCERN_MS = 90 * DAY_MS;
export const RECENT_CONCERN_MS = 14 * DAY_MS;

/** Two signs of use this close together (ms) belong to one sitting. */
export const SITTING_GAP_MS = 10 * 60_000;
/** Minutes are told in steps of five: what a parent needs is "about a quarter of an hour". */
export const MINUTE_STEP = 5;

/** Rows read of each kind at most. */
export const MAX_MOMENTS = 5_000;
export const MAX_MOODS = 200;
export const MAX_CONCERNS = 50;

/**
 * Days until an account goes that a parent wants erased; at least a week, so that child and crisis
 * desk hear of it before.
 */
export const ERASURE_DAYS = 7;
