import { HEARD_BY_READER, isAtLeast } from "./constants";
import type { Reading } from "./reading";
import type { Finding } from "./types";

/**
 * Being left by a partner, or having nobody, isn't abuse. If the encoder takes it for abuse and the grammar finds no harm in the
 * text, the danger to ask about is the person's own life.
 */
export function asTold(finding: Finding, { signs, waived, hits }: Reading): Finding {
  const harm = [...waived, ...hits.map(({ rule }) => rule)].some(({ kind }) => kind === "abuse") || signs.has("wound");
  const isStated = finding.evidence.some((name) => name.startsWith("abuse."));
  if (finding.kind !== "abuse" || !signs.has("left") || harm || isStated) return finding;
  const severity = isAtLeast(finding.severity, "moderate") ? "moderate" : "low";
  const { beside = [], ...rest } = finding;
  const others = beside.filter((kind) => kind !== "suicide");
  return {
    ...rest,
    kind: "suicide",
    severity,
    evidence: [HEARD_BY_READER],
    ...(others.length > 0 ? { beside: others } : {}),
  };
}
