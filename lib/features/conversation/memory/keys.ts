/** Key of the list of remembered items; joined, its parts form the URL (API-06). */
export const memoryKey = ["/api/memory"] as const;
/** Whether remembering is on. Read with the page, changed through PATCH /api/memory. */
export const memoryEnabledKey = ["memory-enabled"] as const;
