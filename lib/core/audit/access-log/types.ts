import type { Deed, Doer } from "./constants";

/** One line of who did what with the caller's data. */
export interface AccessLine {
  /**
   * Increasing; text, because it may outgrow a JavaScript number. Also the cursor for the next
   * page.
   */
  readonly seq: string;
  readonly doer: Doer;
  readonly deed: Deed;
  /** ISO 8601. */
  readonly at: string;
}
