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
   * Other dangers that the text mentions in words of their own, gravest first; absent if there are
   * none.
   */
  readonly beside?: readonly CrisisKind[];
  /** Names of the rules that fired; they never carry a word of the person's text. */
  readonly evidence: readonly string[];
  /** The act of saying it, if a reader determined one. */
  readonly act?: Act;
  /** The text shows nothing by itself, only as the answer to the line before it. */
  readonly behind?: true;
  /**
   * The encoder heard a danger, and as an answer it's no new alarm. It doesn't count as showing
   * nothing.
   */
  readonly steppedDown?: true;
  /** The encoder couldn't read it: it's read again once the reader is back. */
  readonly unread?: true;
}

export const NOTHING_FOUND: Finding = {
  crisis: false,
  concern: "none",
  severity: "none",
  kind: "none",
  evidence: [],
};
