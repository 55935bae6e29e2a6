/** The kinds of a memory item, in the order in which they're shown. */
export const MEMORY_KINDS = ["person", "event", "goal", "helped", "not_helped", "about"] as const;
export type MemoryKind = (typeof MEMORY_KINDS)[number];
/** Items of no kind, such as corrected ones, come last. */
export const MEMORY_GROUPS = [...MEMORY_KINDS, "other"] as const;
export type MemoryGroup = (typeof MEMORY_GROUPS)[number];

/** A remembered event that has passed, for one question about it. */
export interface FollowUp {
  readonly item: string;
  readonly said: string;
  /** How to name it to them: "your exam". Null if only their sentence is safe. */
  readonly event: string | null;
  /** The weekday they named, if it was in the last few days. */
  readonly day: string | null;
}

/** Ids of the skills of which the person said that such a thing helps, or doesn't. */
export interface Tried {
  readonly helped: ReadonlySet<string>;
  readonly notHelped: ReadonlySet<string>;
}
