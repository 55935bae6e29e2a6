import { CONCERNS } from "@/lib/reader/types";
import { severityRank } from "./constants";
import { impliesDangerAtHome } from "./names-home";
import { withOtherKinds } from "./other-kinds";
import { type Finding, NOTHING_FOUND } from "./types";

type Weight = Pick<Finding, "concern" | "severity">;

/** Orders findings by certainty, then by severity; negative if the first weighs less. */
export const compareFindings = (one: Weight, other: Weight): number =>
  CONCERNS.indexOf(one.concern) - CONCERNS.indexOf(other.concern) ||
  severityRank(one.severity) - severityRank(other.severity);

/** True if the first weighs at least as much as the second. */
export const weighsAsMuch = (one: Weight, other: Weight): boolean =>
  compareFindings(one, other) >= 0;

/**
 * The most serious of several findings, most certain first, with the evidence and kinds of all of
 * them: a danger at home named in one text counts for the danger shown in another. Returns {@link
 * NOTHING_FOUND} if the list is empty.
 */
export function worstOf(findings: readonly Finding[]): Finding {
  const worst = findings.reduce(
    (one, next) => (weighsAsMuch(one, next) ? one : next),
    NOTHING_FOUND,
  );
  const others = findings.filter((finding) => finding !== worst);
  const home = others.some(impliesDangerAtHome) ? ["sign.home"] : [];
  const evidence = [...worst.evidence, ...others.flatMap((finding) => finding.evidence), ...home];
  const graver = others.toSorted((one, other) => compareFindings(other, one));
  const unread = findings.some((finding) => finding.unread) ? { unread: true as const } : {};
  return withOtherKinds({ ...worst, ...unread, evidence: [...new Set(evidence)] }, graver);
}
