/** The kinds of a memory item, in the order in which they're shown. */
export const MEMORY_KINDS = ["person", "event", "goal", "helped", "not_helped", "about"] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];
/** Items of no kind, such as corrected ones, come last. */
export const MEMORY_GROUPS = [...MEMORY_KINDS, "other"] as const;
export type MemoryGroup = (typeof MEMORY_GROUPS)[number];
