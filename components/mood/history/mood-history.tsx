"use client";

import { MoodWaiting } from "@/components/mood/mood-waiting";
import { WeatherScene } from "@/components/ui/art/weather-scene";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import type { Audience } from "@/lib/shared/audience";
import { DayDetail } from "./day-detail";
import { ExportButton } from "./export-button";
import { PictureCard } from "./picture-card";
import { useHistoryView } from "./use-history-view";
import { useRemoval } from "./use-removal";

interface MoodHistoryProps {
  audience: Audience;
  /** False until a parent has agreed: nothing can be stored yet. */
  open: boolean;
}

/**
 * Every check-in: a week or month in faces, each day's details, the same as a table and as a file.
 */
export function MoodHistory({ audience, open }: MoodHistoryProps) {
  const copy = MOOD_HISTORY_COPY[audience];
  return (
    <div className="page-column grid grid-cols-1 gap-6 py-8 sm:gap-8 sm:py-12">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1>{copy.title}</h1>
          <p className="mt-2 max-w-2xl text-ink-soft text-lg">{copy.lead}</p>
        </div>
        {open ? <LinkButton href="/">{copy.checkIn}</LinkButton> : null}
      </header>
      {open ? <History audience={audience} /> : <MoodWaiting audience={audience} />}
    </div>
  );
}

function History({ audience }: { audience: Audience }) {
  const copy = MOOD_HISTORY_COPY[audience];
  const removal = useRemoval(audience);
  const view = useHistoryView(removal.hidden);
  const { query, moods, days } = view;
  if (query.isError && !query.data) {
    return (
      <Card>
        <ErrorState
          title={copy.failed.title}
          onRetry={() => query.refetch()}
          retryLabel={copy.failed.retry}
          retrying={query.isFetching}
        >
          {copy.failed.hint}
        </ErrorState>
      </Card>
    );
  }
  if (!moods || !days) return <HistorySkeleton label={copy.loading} />;
  if (moods.length === 0 && removal.state.step === "idle") {
    return (
      <Card>
        <EmptyState
          title={copy.empty.title}
          art={<WeatherScene />}
          action={
            <LinkButton href="/" variant="secondary">
              {copy.empty.action}
            </LinkButton>
          }
        >
          {copy.empty.text}
        </EmptyState>
      </Card>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
      <PictureCard audience={audience} view={view} days={days} />
      <div className="grid grid-cols-1 gap-4 sm:gap-5">
        <DayDetail audience={audience} view={view} removal={removal} />
        <ExportButton audience={audience} without={removal.hidden} />
      </div>
    </div>
  );
}

function HistorySkeleton({ label }: { label: string }) {
  return (
    <div
      aria-busy="true"
      className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:items-start"
    >
      <span className="sr-only">{label}</span>
      <Skeleton className="h-112 w-full rounded-card" />
      <Skeleton className="h-56 w-full rounded-card" />
    </div>
  );
}
