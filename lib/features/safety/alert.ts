import type { Finding } from "./types";

/** A parent learns of it only where home is not the danger (contract 8, "Abuse"). */
export const guardianMayKnow = (finding: Pick<Finding, "kind" | "evidence">): boolean =>
  finding.kind !== "abuse" && !finding.evidence.some((rule) => rule.includes("home"));

/** Neutral on purpose: a mail may be read over a shoulder, so it carries no excerpt and no hint (contract 8). */
export function clinicianAlert({ incidentId, appUrl }: { incidentId: string; appUrl: string }) {
  return {
    subject: "Willow: something needs your review",
    text: `A new item waits for review.\n\n${appUrl}/admin?incident=${incidentId}\n\nPlease open it within five minutes.`,
  };
}
