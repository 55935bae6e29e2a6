/** Seconds to get into place before a hold begins to count. */
export const LEAD_IN = 5;
/** Seconds between two held repetitions. */
export const RELEASE = 2;

export const DEFAULT_PAIN = 0;
export const DEFAULT_ENERGY = 5;

/**
 * Seconds in which nobody has done a set: who pressed Next before is asked whether it was only a
 * look.
 */
export const MIN_SET = 3;

/** What it felt like, from very easy to too hard. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];
