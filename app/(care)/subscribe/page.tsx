import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { SubscribeRoom } from "@/components/billing/subscribe-room";
import { subscribeReads } from "@/lib/features/billing/read-subscribe";
import { readLeaving } from "@/lib/features/erasure/read-account";
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
