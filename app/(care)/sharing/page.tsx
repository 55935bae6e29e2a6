import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { FirstPage } from "@/components/home/first-pages/first-page";
import { SharingRoom } from "@/components/your-data/shares/sharing-room";
import { SHARING_NOTICE } from "@/lib/across/your-data/shares/copy";
import { readShares } from "@/lib/across/your-data/shares/list-shares";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { isChildMode } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Sharing" };

export default async function SharingPage() {
  const ctx = await pageContext("onboarded");
  if (isChildMode(ctx.actor.user)) return <FirstPage copy={SHARING_NOTICE.child} />;
  return (
    <HydrationBoundary state={await hydrated(ctx, [readShares(ctx)])}>
      <SharingRoom />
    </HydrationBoundary>
  );
}
