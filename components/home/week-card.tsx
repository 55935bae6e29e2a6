"use client";

import Link from "next/link";
import { MoodBars } from "@/components/home/dashboard/mood-bars";
import { WeatherScene } from "@/components/ui/art/weather-scene";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { HOME_COPY } from "@/lib/across/home/copy";
import { useSummary } from "@/lib/across/home/dashboard/client";
import { DASHBOARD_COPY } from "@/lib/across/home/dashboard/copy";
import { useMoods } from "@/lib/features/mood/client";
import type { Audience } from "@/lib/shared/audience";

/**
 * A glance at the last check-ins. A failed read is reported by the tracker, which has the retry.
 */
export function WeekCard({ audience }: { audience: Audience }) {
  const copy = HOME_COPY[audience].week;
  const summary = useSummary();
  const { isError } = useMoods();
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle className="text-xl">{copy.title}</CardTitle>
        <Link href="/mood" className="prose-link text-sm">
          {copy.more}
        </Link>
      </div>
      {summary && !summary.empty ? (
        <MoodBars audience={audience} bars={summary.bars} label={copy.title} />
      ) : null}
      {summary?.empty ? (
        <EmptyState
          title={DASHBOARD_COPY[audience].how.noBars.title}
          art={<WeatherScene />}
          className="py-2"
        >
          {DASHBOARD_COPY[audience].how.noBars.text}
        </EmptyState>
      ) : null}
      {!summary && !isError ? <Skeleton className="h-52 w-full" /> : null}
    </Card>
  );
}
