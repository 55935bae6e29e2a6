import type { Deed, Doer } from "./constants";

/** One line of who did what with the caller's data. */
export interface AccessLine {
  /** Counts up; too large for a number some day, so it is text. The cursor of the next page. */
  readonly seq: string;
  readonly doer: Doer;
  readonly deed: Deed;
  /** ISO 8601. */
  readonly at: string;
}
