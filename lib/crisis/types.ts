import type { Act } from "@/lib/reader/labels";
import type { Concern } from "@/lib/reader/types";
import type { CrisisKind, Kind, Severity } from "./constants";

/**
 * The detector's conclusion about one text. A possible concern is no crisis: it keeps its kind and
 * a severity of low or moderate, but nothing is recorded, and only the guide asks about it
 * (contract 8, "Three levels of concern").
 */
export interface Finding {
  /** Always `concern === "clear"`. */
  readonly crisis: boolean;
  readonly concern: Concern;
  readonly severity: Severity;
  readonly kind: Kind;
  /**
   * Other dangers that the text names in separate words, most serious first; absent if there are
   * none.
   */
  readonly beside?: readonly CrisisKind[];
  /** Names of the rules that fired, never any words from the person's text. */
  readonly evidence: readonly string[];
  /** The act the message performs, such as a denial, if a reader determined one. */
  readonly act?: Act;
  /** The text shows a danger only as the answer to the line before it, not by itself. */
  readonly behind?: true;
  /**
   * The encoder heard a danger, but as an answer it raises no new alarm. It still doesn't count as
   * showing nothing.
   */
  readonly steppedDown?: true;
  /** The encoder couldn't read it, so it's read again once the reader is back. */
  readonly unread?: true;
}

export const NOTHING_FOUND: Finding = {
  crisis: false,
  concern: "none",
  severity: "none",
  kind: "none",
  evidence: [],
};
