/** Seconds to get into position before a hold starts counting. */
export const LEAD_IN = 5;
/** Seconds between two held repetitions. */
export const RELEASE = 2;

export const DEFAULT_PAIN = 0;
export const DEFAULT_ENERGY = 5;

/**
 * No one finishes a set in fewer seconds than this: a person who presses Next sooner is asked
 * whether they were only looking.
 */
export const MIN_SET = 3;

/** How hard it felt, from very easy to too hard. */
export const RATINGS = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof RATINGS)[number];
