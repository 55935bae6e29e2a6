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
