import { HydrationBoundary } from "@tanstack/react-query";
import type { Metadata } from "next";
import { MoodHistory } from "@/components/mood/history/mood-history";
import { readMoodHistory } from "@/lib/features/mood/queries";
import { hydrated } from "@/lib/server/hydrated";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Mood history" };

export default async function MoodPage() {
  const ctx = await pageContext("onboarded");
  const { consent, ...user } = ctx.actor.user;
  return (
    <HydrationBoundary state={await hydrated(ctx, [readMoodHistory(ctx)])}>
      <MoodHistory
        audience={audienceOf(user)}
        open={consent === "not_needed" || consent === "granted"}
      />
    </HydrationBoundary>
  );
}
