import { PRODUCT } from "@/lib/shared/product";
import type { Finding } from "./types";

/**
 * May a guardian learn of this incident? Never of abuse, and never where the evidence names someone at home, whatever
 * the finding's main kind: home may be the danger (contract 8, "Abuse"). When in doubt, no.
 */
export const guardianMayKnow = (finding: Pick<Finding, "kind" | "evidence">): boolean =>
  finding.kind !== "abuse" && !finding.evidence.some((rule) => rule.startsWith("abuse.") || rule === "sign.home");

export interface Alert {
  readonly subject: string;
  readonly text: string;
}

/**
 * The mail to the clinicians. Neutral on purpose: a mail may be read over a shoulder and is stored in many places, so it
 * carries neither an excerpt nor a name, kind or severity; those stand on the crisis desk behind the link (contract 8).
 *
 * @param appUrl the public origin, without a slash at its end
 */
export function clinicianAlert({ incidentId, appUrl }: { incidentId: string; appUrl: string }): Alert {
  const link = new URL("/admin", appUrl);
  link.searchParams.set("incident", incidentId);
  return {
    subject: `${PRODUCT.adult}: something needs your review`,
    text: `A new item waits for review.\n\n${link.href}\n\nPlease open it within five minutes.`,
  };
}
