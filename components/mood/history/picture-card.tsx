"use client";

import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Spinner } from "@/components/ui/spinner";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import { summaryOf } from "@/lib/features/mood/history/policy";
import type { HistoryDay } from "@/lib/features/mood/history/types";
import type { Audience } from "@/lib/shared/audience";
import { HistoryTable } from "./history-table";
import { MonthPicture } from "./month-picture";
import { SpanNav } from "./span-nav";
import type { HistoryView } from "./use-history-view";
import { WeekPicture } from "./week-picture";

const PICTURES = { week: WeekPicture, month: MonthPicture } as const;

interface PictureCardProps {
  audience: Audience;
  view: HistoryView;
  days: readonly HistoryDay[];
}

/** A week or a month: its name, a summary in words, its faces, and the table. */
export function PictureCard({ audience, view, days }: PictureCardProps) {
  const copy = MOOD_HISTORY_COPY[audience];
  const Picture = PICTURES[view.span];
  return (
    <Card aria-label={copy.picture} padding="none" className="p-4 sm:p-6">
      <SpanNav audience={audience} view={view} />
      <div className="mt-1 mb-4 min-h-[1.6em] text-ink-soft text-sm">
        {view.waitsForOlder ? (
          <p role="status" className="flex items-center gap-2">
            <Spinner className="size-4" /> {copy.loading}
          </p>
        ) : view.olderFailed ? (
          <p role="alert" className="flex flex-wrap items-center gap-3">
            {copy.failed.older}
            <Button variant="secondary" size="sm" onClick={() => view.query.fetchNextPage()}>
              {copy.failed.retry}
            </Button>
          </p>
        ) : (
          <p>{copy.summary(summaryOf(days))}</p>
        )}
      </div>
      <Picture
        key={view.name}
        audience={audience}
        days={days}
        today={view.today}
        picked={view.picked?.day ?? null}
        onPick={view.pick}
      />
      <HistoryTable audience={audience} days={days} name={view.name} zone={view.zone} />
    </Card>
  );
}
