import { CONSULTATIONS, type EvidenceOnFile, shownClaims } from "@/lib/core/legal/claims";
import type { TierView } from "./schema";
import { TIERS, viewOfTier } from "./tiers";

export interface LandingPlan extends TierView {
  /** One of its lines makes a claim without evidence, which is noted next to it (LAND-25). */
  readonly hasSamples: boolean;
}

/** LAND-09. Consultations aren't on sale, so no other list of plans names them. */
const WITH_CONSULTATIONS = ["Everything in Access", "4 human therapist consultations per month"];

/**
 * The two plans of the landing page (LAND-08); Plus gets its documented line while that claim may
 * be shown.
 */
export function landingPlans(
  samplesAllowed: boolean,
  today: Date,
  onFile: EvidenceOnFile,
): LandingPlan[] {
  const { shown, hasSamples } = shownClaims([CONSULTATIONS], samplesAllowed, today, onFile);
  return TIERS.filter(({ id }) => id === "access" || id === "plus").map((tier) => {
    const claims = tier.id === "plus" && shown.length > 0;
    const plan = viewOfTier(tier);
    return claims
      ? { ...plan, features: WITH_CONSULTATIONS, hasSamples }
      : { ...plan, hasSamples: false };
  });
}
