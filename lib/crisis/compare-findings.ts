import { CONCERNS } from "@/lib/reader/types";
import { severityRank } from "./constants";
import type { Finding } from "./types";

type Weight = Pick<Finding, "concern" | "severity">;

/** Orders findings by certainty, then by severity; negative if the first weighs less. */
export const compareFindings = (one: Weight, other: Weight): number =>
  CONCERNS.indexOf(one.concern) - CONCERNS.indexOf(other.concern) ||
  severityRank(one.severity) - severityRank(other.severity);

/** True if the first weighs at least as much as the second. */
export const weighsAsMuch = (one: Weight, other: Weight): boolean =>
  compareFindings(one, other) >= 0;
