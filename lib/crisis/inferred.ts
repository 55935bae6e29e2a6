import { isAtLeast } from "./constants";
import type { Finding } from "./types";

/**
 * Downgrades a finding to an uncertain one, which the guide asks about. Severity is capped at
 * moderate, because high and imminent are clear (contract 8).
 */
export function inferred(finding: Finding): Finding {
  const severity = isAtLeast(finding.severity, "moderate") ? "moderate" : finding.severity;
  return { ...finding, concern: "possible", crisis: false, severity };
}
