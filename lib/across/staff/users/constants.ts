/** Filters of the list. */
export const SHOWN = ["all", "admins", "clinicians", "deactivated"] as const;
export type Shown = (typeof SHOWN)[number];

/** Maximum page size. */
export const MAX_LISTED = 100;
export const MAX_SEARCH = 200;
/**
 * A name and an address don't have more words than this, so further ones wouldn't narrow a search.
 */
export const MAX_WORDS_COUNT = 5;

/** How many of the newest people a search scans before it asks the index about the rest. */
export const NEWEST = 4_000;

/** A search that matches no more people than this was looking for them: each gets an audit row. */
export const FEW = 10;
