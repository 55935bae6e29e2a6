/** Longest remembered sentence, in UTF-16 units. */
export const ITEM_LENGTH = 240;
/** How many items are remembered per person; the oldest are dropped first. */
export const MAX_ITEMS = 100;
/** How many of them a guide is told, newest first: some weeks' worth. */
export const TOLD_ITEMS = 24;

/** Key of the list of remembered items; joined, its parts form the URL (API-06). */
export const memoryKey = ["/api/memory"] as const;
/** Whether remembering is on. Read with the page, changed through PATCH /api/memory. */
export const memoryEnabledKey = ["memory-enabled"] as const;
