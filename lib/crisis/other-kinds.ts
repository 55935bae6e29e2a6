import type { CrisisKind } from "./constants";
import type { Finding } from "./types";

type Kinds = Pick<Finding, "kind" | "beside">;

/** All the dangers heard, most serious first. */
export const kindsOf = ({ kind, beside = [] }: Kinds): readonly CrisisKind[] =>
  kind === "none" ? [] : [kind, ...beside];

/**
 * Adds the kinds of other findings, so that clinicians see every danger that was heard. A danger
 * that's only possible isn't listed next to a clear one.
 */
export function withOtherKinds(
  finding: Finding,
  others: readonly (Kinds & Pick<Finding, "concern">)[],
): Finding {
  const sure = others.filter(({ concern }) => concern === "clear" || concern === finding.concern);
  const beside = [...new Set([finding, ...sure].flatMap(kindsOf))].filter(
    (kind) => kind !== finding.kind,
  );
  return beside.length > 0 ? { ...finding, beside } : finding;
}
