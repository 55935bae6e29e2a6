import { Landing } from "@/components/growth/landing/landing";
import { ClaimBadges } from "@/components/legal/claim-badges";
import { LANDING_CLAIMS, shownClaims } from "@/lib/core/legal/claims";
import { LEGAL_COPY } from "@/lib/core/legal/copy";
import { TRIAL_DAYS } from "@/lib/features/billing/constants";
import { landingPlans } from "@/lib/features/billing/landing-plans";
import { env } from "@/lib/server/env";
import { siteSettings } from "@/lib/server/site-settings";

/** The page at / for a visitor (ROUTE-04). */
export async function LandingPage({ provider, today }: { provider: string; today: Date }) {
  const { SAMPLE_CONTENT } = env();
  const { claimsEvidence } = await siteSettings();
  const { shown, hasSamples } = shownClaims(LANDING_CLAIMS, SAMPLE_CONTENT, today, claimsEvidence);
  const claims = (
    <ClaimBadges
      label={LEGAL_COPY.claims}
      claims={shown}
      hasSamples={hasSamples}
      className="mt-5"
    />
  );
  return (
    <Landing
      plans={landingPlans(SAMPLE_CONTENT, today, claimsEvidence)}
      trialDays={TRIAL_DAYS}
      provider={provider}
      claims={claims}
      claimed={shown.map(({ wording }) => wording)}
      hasSamples={hasSamples}
    />
  );
}
