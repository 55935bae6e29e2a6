import type { Metadata } from "next";
import { PlanList } from "@/components/first-pages/plan-list";
import { TIERS, viewOfTier } from "@/lib/features/billing/tiers";
import { env } from "@/lib/server/env";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Pricing" };

export default async function SubscribePage() {
  const { actor } = await pageContext("onboarded");
  const { SAMPLE_CONTENT } = env();
  return (
    <PlanList
      audience={audienceOf(actor.user)}
      plans={TIERS.map((tier) => viewOfTier(tier, () => SAMPLE_CONTENT))}
      current={actor.user.subscriptionTier}
    />
  );
}
