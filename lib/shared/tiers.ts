export const TIER_IDS = ["free", "access", "plus", "premium", "family_premium"] as const;
export type TierId = (typeof TIER_IDS)[number];

export const PAID_TIERS = ["access", "plus", "premium", "family_premium"] as const;
export type PaidTier = (typeof PAID_TIERS)[number];

/** The lookup key of a plan's price at the payment provider (contract 6). */
export const lookupKeyOf = (tier: PaidTier): string => `willow_${tier}_monthly`;

/** Null if the price doesn't belong to one of our plans. */
export const tierOfLookupKey = (key: string | null): PaidTier | null =>
  PAID_TIERS.find((tier) => lookupKeyOf(tier) === key) ?? null;
