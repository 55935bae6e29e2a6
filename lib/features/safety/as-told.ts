import { HEARD_BY_READER, isAtLeast } from "./constants";
import type { Reading } from "./reading";
import type { Finding } from "./types";

/**
 * A person left by a partner, or with nobody, was not harmed by that: where the encoder takes such a text for abuse and the
 * grammar sees no harm in it, the danger to ask about is the person's own life.
 */
export function asTold(finding: Finding, { signs, waived, hits }: Reading): Finding {
  const harm = [...waived, ...hits.map(({ rule }) => rule)].some(({ kind }) => kind === "abuse") || signs.has("wound");
  const isStated = finding.evidence.some((name) => name.startsWith("abuse."));
  if (finding.kind !== "abuse" || !signs.has("left") || harm || isStated) return finding;
  const severity = isAtLeast(finding.severity, "moderate") ? "moderate" : "low";
  return { ...finding, kind: "suicide", severity, evidence: [HEARD_BY_READER] };
}
