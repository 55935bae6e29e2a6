const DAY_MS = 24 * 60 * 60 * 1000;

/** How many days of use and of shared moods the page shows, today included. */
export const SHOWN_DAYS = 28;
export const SHOWN_MS = SHOWN_DAYS * DAY_MS;

/** How far back (ms) a safety concern is told, and for how long it colours the first line of the page. */
export const CONCERN_MS = 90 * DAY_MS;
export const RECENT_CONCERN_MS = 14 * DAY_MS;

/** Two signs of use this close together (ms) belong to one sitting. */
export const SITTING_GAP_MS = 10 * 60_000;
/** Minutes are told in steps of five: what a parent needs is "about a quarter of an hour". */
export const MINUTE_STEP = 5;

/** Days before 13 and 18 on which both are told what changes. */
export const TOLD_BEFORE_DAYS = 30;
/** Young people taken by one run of the job, for each thing it does. */
export const GROWN_A_RUN = 50;

/** Rows read of each kind at most. */
export const MOST_MOMENTS = 5_000;
export const MOST_MOODS = 200;
export const MOST_CONCERNS = 50;

/** Days until an account goes that a parent wants erased; at least a week, so that child and crisis desk hear of it before. */
export const ERASURE_DAYS = 7;

/** Lines of the audit about an age. The reason of the first is the border and how it came. */
export const AGE_TURNED = "age.turned";
export const AGE_CORRECTED = "age.corrected";
/** They named another grown-up first: whoever left it open is not the one who would be told. */
export const CORRECTION_ENDED = "age.correction_ended";
