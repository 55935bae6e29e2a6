/** Filters of the list. */
export const USER_FILTERS = ["all", "admins", "clinicians", "deactivated"] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

/** Maximum page size. */
export const MAX_LISTED = 100;
export const MAX_SEARCH = 200;
/** Further words are ignored. A name and an address don't have more than this. */
export const MAX_WORDS_COUNT = 5;

/** How many of the newest people a search scans before it looks up the rest in the index. */
export const NEWEST = 4_000;

/**
 * A search with at most this many matches was looking for those people, so each gets an audit row.
 */
export const FEW = 10;
