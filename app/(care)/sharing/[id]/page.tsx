import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { FirstPage } from "@/components/home/first-pages/first-page";
import { SharedRoom } from "@/components/your-data/shares/shared-room";
import { SHARING_NOTICE } from "@/lib/across/your-data/shares/copy";
import { readShares } from "@/lib/across/your-data/shares/list-shares";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { isChildMode } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Shared" };

/**
 * Doesn't read the shared data itself: every opening is logged, so the reader's browser requests
 * it.
 */
export default async function SharedPage({ params }: { params: Promise<{ id: string }> }) {
  const ctx = await pageContext("onboarded");
  if (isChildMode(ctx.actor.user)) return <FirstPage copy={SHARING_NOTICE.child} />;
  const { id } = await params;
  return (
    <HydrationBoundary state={await hydrated(ctx, [readShares(ctx)])}>
      <SharedRoom id={id} />
    </HydrationBoundary>
  );
}
