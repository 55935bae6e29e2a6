import type { Deed, Doer } from "./constants";

/** One entry in the log of who accessed or changed the caller's data. */
export interface AccessLine {
  /**
   * Ascending, and a string because it can exceed JavaScript's safe integer range. It's also the
   * cursor for the next page.
   */
  readonly seq: string;
  readonly doer: Doer;
  readonly deed: Deed;
  /** ISO 8601. */
  readonly at: string;
}
