/** Number of entries that the score, the bars and the check-in count cover (DASH-01 … DASH-04). */
export const WINDOW = 7;
/** With fewer entries than this, a comparison would say more about chance than about the person. */
export const MIN_TO_COMPARE = 5;
/** Smallest difference, in points of 10, at which two averages count as different. */
export const NOTABLE_DIFFERENCE = 0.5;
/** A check-in within this time (ms) after a conversation counts as "after talking". */
export const AFTER_TALKING_MS = 24 * 60 * 60 * 1000;
/** How many past entries the "after talking" comparison covers. */
export const COMPARED = 40;

/** A check-in counts as made before or after an exercise within this time (ms). */
export const AROUND_EXERCISE_MS = 6 * 60 * 60 * 1000;

export const EXERCISES_SHOWN = 4;
export const RECENT_ON_HOME = 3;
export const RECENT_ON_DASHBOARD = 5;
