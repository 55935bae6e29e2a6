export const TIER_IDS = ["free", "access", "plus", "premium", "family_premium"] as const;
export type TierId = (typeof TIER_IDS)[number];

/** Every paid plan begins with so many free days (SUBS-07). */
export const TRIAL_DAYS = 3;

/** Family Premium covers so many people (LEGL-18). */
export const FAMILY_SEATS = 6;
