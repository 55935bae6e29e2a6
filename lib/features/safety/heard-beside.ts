import type { CrisisKind } from "./constants";
import type { Finding } from "./types";

type Heard = Pick<Finding, "kind" | "beside">;

/** All dangers that were heard, the gravest first. */
export const kindsOf = ({ kind, beside = [] }: Heard): readonly CrisisKind[] =>
  kind === "none" ? [] : [kind, ...beside];

/** A finding with the dangers of others beside its own: none that was heard is left out of what a clinician reads. */
export function heardBeside(finding: Finding, others: readonly Heard[]): Finding {
  const beside = [...new Set([finding, ...others].flatMap(kindsOf))].filter((kind) => kind !== finding.kind);
  return beside.length > 0 ? { ...finding, beside } : finding;
}
