const DAY_MS = 24 * 60 * 60 * 1000;

/** Days of use and of shared moods on the page, including today. */
export const SHOWN_DAYS = 28;
export const SHOWN_MS = SHOWN_DAYS * DAY_MS;

/** How far back (ms) safety concerns are listed, and how long one colors the page's first line. */
export const CONCERN_MS = 90 * DAY_MS;
export const RECENT_CONCERN_MS = 14 * DAY_MS;

/** Two signs of use this close together (ms) belong to one sitting. */
export const SITTING_GAP_MS = 10 * 60_000;
/** Minutes are shown in steps of five: "about a quarter of an hour" is all a parent needs. */
export const MINUTE_STEP = 5;

/** Maximum number of rows read for each kind of data. */
export const MAX_MOMENTS = 5_000;
export const MAX_MOODS = 200;
export const MAX_CONCERNS = 50;

/**
 * Days until an account is erased at a parent's request. At least a week, so the child and the
 * crisis desk hear of it first.
 */
export const ERASURE_DAYS = 7;
