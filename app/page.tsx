import { redirect } from "next/navigation";
import { Landing } from "@/components/landing/landing";
import { ClaimBadges } from "@/components/legal/claim-badges";
import { TRIAL_DAYS } from "@/lib/features/billing/constants";
import { TIERS, viewOfTier } from "@/lib/features/billing/tiers";
import { LANDING_CLAIMS, shownClaims } from "@/lib/features/legal/claims";
import { LEGAL_COPY } from "@/lib/features/legal/copy";
import type { MemberCtx } from "@/lib/ports/context";
import { env } from "@/lib/server/env";
import { pageContext } from "@/lib/server/page-context";

/** Landing for visitors, onboarding without an age, else home (ROUTE-04 … ROUTE-06). */
export default async function StartPage() {
  const ctx = await pageContext("anyone");
  if (ctx.actor.kind !== "member") return <LandingPage provider={ctx.settings.providerName} today={ctx.now()} />;
  if (ctx.actor.user.age === null) redirect("/onboarding");
  // Apart, so that a visitor's browser does not load what only home needs.
  const { HomePage } = await import("./home-page");
  return <HomePage ctx={ctx as MemberCtx} />;
}

const ON_LANDING: readonly string[] = ["access", "plus"];

function LandingPage({ provider, today }: { provider: string; today: Date }) {
  const { SAMPLE_CONTENT } = env();
  const plans = TIERS.filter(({ id }) => ON_LANDING.includes(id)).map((tier) => viewOfTier(tier, () => SAMPLE_CONTENT));
  const { shown, hasSamples } = shownClaims(LANDING_CLAIMS, SAMPLE_CONTENT, today);
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
