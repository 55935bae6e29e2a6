/** Longest remembered sentence, in UTF-16 units. */
export const ITEM_LENGTH = 240;
/** How many items are remembered per person; the oldest are dropped first. */
export const MAX_ITEMS = 100;
/** How many of them a guide is told, newest first: some weeks' worth. */
export const TOLD_ITEMS = 24;
