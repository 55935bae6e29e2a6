import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { SubscribeRoom } from "@/components/billing/subscribe-room";
import { readLeaving } from "@/lib/across/your-data/erasure/read-account";
import { subscribeReads } from "@/lib/features/billing/read-subscribe";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Pricing" };

export default async function SubscribePage() {
  const ctx = await pageContext("onboarded");
  return (
    <HydrationBoundary state={await hydrated(ctx, [...subscribeReads(ctx), readLeaving(ctx)])}>
      <SubscribeRoom audience={audienceOf(ctx.actor.user)} />
    </HydrationBoundary>
  );
}
