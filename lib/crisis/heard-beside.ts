import type { CrisisKind } from "./constants";
import type { Finding } from "./types";

type Kinds = Pick<Finding, "kind" | "beside">;

/** All dangers that were heard, the gravest first. */
export const kindsOf = ({ kind, beside = [] }: Kinds): readonly CrisisKind[] =>
  kind === "none" ? [] : [kind, ...beside];

/**
 * Adds the kinds of other findings, so that a clinician's view leaves out no danger that was heard.
 * A danger that's only possible isn't listed next to a clear one.
 */
export function heardBeside(
  finding: Finding,
  others: readonly (Kinds & Pick<Finding, "concern">)[],
): Finding {
  const sure = others.filter(({ concern }) => concern === "clear" || concern === finding.concern);
  const beside = [...new Set([finding, ...sure].flatMap(kindsOf))].filter(
    (kind) => kind !== finding.kind,
  );
  return beside.length > 0 ? { ...finding, beside } : finding;
}
