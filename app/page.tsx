import { HydrationBoundary } from "@tanstack/react-query";
import { redirect } from "next/navigation";
import { ConsentPending } from "@/components/account/consent-pending";
import { Home } from "@/components/home/home";
import { Landing } from "@/components/landing/landing";
import { readCurrentUser } from "@/lib/features/account/read-current-user";
import { TRIAL_DAYS } from "@/lib/features/billing/constants";
import { TIERS, viewOfTier } from "@/lib/features/billing/tiers";
import { listReads } from "@/lib/features/dashboard/read-dashboard";
import type { MemberCtx } from "@/lib/ports/context";
import { env } from "@/lib/server/env";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

/** Landing for visitors, onboarding without an age, else home (ROUTE-04 … ROUTE-06). */
export default async function StartPage() {
  const ctx = await pageContext("anyone");
  if (ctx.actor.kind !== "member") return <LandingPage provider={ctx.settings.providerName} />;
  if (ctx.actor.user.age === null) redirect("/onboarding");
  return <HomePage ctx={ctx as MemberCtx} />;
}

const ON_LANDING: readonly string[] = ["access", "plus"];

function LandingPage({ provider }: { provider: string }) {
  const { SAMPLE_CONTENT } = env();
  const plans = TIERS.filter(({ id }) => ON_LANDING.includes(id)).map((tier) => viewOfTier(tier, () => SAMPLE_CONTENT));
  return <Landing plans={plans} trialDays={TRIAL_DAYS} provider={provider} />;
}

async function HomePage({ ctx }: { ctx: MemberCtx }) {
  const { firstName, profileImageUrl, subscriptionTier, consent, ...user } = ctx.actor.user;
  const open = consent === "not_needed" || consent === "granted";
  return (
    <HydrationBoundary state={await hydrated(ctx, listReads(ctx))}>
      <Home
        audience={audienceOf(user)}
        firstName={firstName}
        profileImageUrl={profileImageUrl}
        tier={subscriptionTier}
        open={open}
        notice={open ? null : <ConsentPending person={await readCurrentUser(ctx)} />}
      />
    </HydrationBoundary>
  );
}
