import { isAtLeast } from "./constants";
import type { Finding } from "./types";

/**
 * A finding of which nothing is certain: the guide asks about it. Severity high and imminent are
 * clear (contract 8).
 */
export function inferred(finding: Finding): Finding {
  const severity = isAtLeast(finding.severity, "moderate") ? "moderate" : finding.severity;
  return { ...finding, concern: "possible", crisis: false, severity };
}
