"use client";

import Link from "next/link";
import { MoodBars } from "@/components/dashboard/mood-bars";
import { Card, CardTitle } from "@/components/ui/card";
import { useSummary } from "@/lib/features/dashboard/client";
import { HOME_COPY } from "@/lib/features/home/copy";
import type { Audience } from "@/lib/shared/audience";

/** A glance at the last check-ins; it stays away until there is something to see. */
export function WeekCard({ audience }: { audience: Audience }) {
  const copy = HOME_COPY[audience].week;
  const summary = useSummary();
  if (!summary || summary.empty) return null;
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <CardTitle className="text-xl">{copy.title}</CardTitle>
        <Link href="/dashboard" className="prose-link text-sm">
          {copy.more}
        </Link>
      </div>
      <MoodBars audience={audience} bars={summary.bars} label={copy.title} />
    </Card>
  );
}
