import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { MemoryRoom } from "@/components/conversation/memory/memory-room";
import { memoryKey } from "@/lib/features/conversation/memory/constants";
import { listMemory, readMemorySwitch } from "@/lib/features/conversation/memory/queries";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Memory" };

export default async function MemoryPage() {
  const ctx = await pageContext("onboarded");
  const { consent, ...user } = ctx.actor.user;
  const audience = audienceOf(user);
  const [state, initial] = await Promise.all([
    hydrated(ctx, [{ queryKey: memoryKey, read: () => listMemory(ctx) }]),
    readMemorySwitch(ctx),
  ]);
  return (
    <HydrationBoundary state={state}>
      <MemoryRoom
        audience={audience}
        ageGroup={user.ageGroup ?? audience}
        initial={initial}
        open={consent === "not_needed" || consent === "granted"}
      />
    </HydrationBoundary>
  );
}
