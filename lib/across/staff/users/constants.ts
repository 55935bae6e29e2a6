/** Which people the list shows. */
export const SHOWN = ["all", "admins", "clinicians", "deactivated"] as const;
export type Shown = (typeof SHOWN)[number];

/** People a page, at most. */
export const MAX_LISTED = 100;
export const MAX_SEARCH = 200;
/** More words than a name and an address have do not make a search narrower. */
export const MAX_WORDS_COUNT = 5;

/** People, the newest, who are looked through before the index is asked who else has the words. */
export const NEWEST = 4_000;

/** A search that finds no more people than this was after them: each is told in the audit trail. */
export const FEW = 10;
