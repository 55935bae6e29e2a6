import { Landing } from "@/components/landing/landing";
import { ClaimBadges } from "@/components/legal/claim-badges";
import { TRIAL_DAYS } from "@/lib/features/billing/constants";
import { TIERS, viewOfTier } from "@/lib/features/billing/tiers";
import { CONSULTATIONS, LANDING_CLAIMS, shownClaims } from "@/lib/features/legal/claims";
import { LEGAL_COPY } from "@/lib/features/legal/copy";
import { env } from "@/lib/server/env";
import { siteSettings } from "@/lib/server/site-settings";

const ON_LANDING: readonly string[] = ["access", "plus"];

/** What / shows to a visitor (ROUTE-04). */
export async function LandingPage({ provider, today }: { provider: string; today: Date }) {
  const { SAMPLE_CONTENT } = env();
  const { claimsEvidence, freeConversations } = await siteSettings();
  const standing = shownClaims([CONSULTATIONS], SAMPLE_CONTENT, today, claimsEvidence).shown.length > 0;
  const plans = TIERS.filter(({ id }) => ON_LANDING.includes(id)).map((tier) =>
    viewOfTier(tier, () => standing, freeConversations),
  );
  const { shown, hasSamples } = shownClaims(LANDING_CLAIMS, SAMPLE_CONTENT, today, claimsEvidence);
  const claims = <ClaimBadges label={LEGAL_COPY.claims} claims={shown} hasSamples={hasSamples} className="mt-5" />;
  return (
    <Landing
      plans={plans}
      trialDays={TRIAL_DAYS}
      provider={provider}
      claims={claims}
      claimed={shown.map(({ wording }) => wording)}
      hasSamples={hasSamples}
    />
  );
}
