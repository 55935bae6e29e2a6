"use client";

import { Download } from "lucide-react";
import { useState } from "react";
import { StaffPage } from "@/components/staff/staff-page";
import { Chip } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useAnalytics } from "@/lib/across/staff/analytics/client";
import { DEFAULT_SPAN, MEASURES, SPANS } from "@/lib/across/staff/analytics/constants";
import { ANALYTICS_COPY } from "@/lib/across/staff/analytics/copy";
import type { Analytics } from "@/lib/across/staff/analytics/types";
import { saveFile } from "@/lib/client/save-file";
import { fullDay } from "@/lib/shared/dates";
import { asCsv } from "./columns";
import { DayBars } from "./day-bars";
import { DayTable } from "./day-table";

/** Usage of the service by day, without identifying anyone. */
export function AnalyticsRoom() {
  const [span, setSpan] = useState<number>(DEFAULT_SPAN);
  return (
    <StaffPage title={ANALYTICS_COPY.title} text={ANALYTICS_COPY.text}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{ANALYTICS_COPY.span}</legend>
        {SPANS.map((days) => (
          <Chip key={days} aria-pressed={days === span} onClick={() => setSpan(days)}>
            {ANALYTICS_COPY.spanOf(days)}
          </Chip>
        ))}
      </fieldset>
      <Numbers span={span} />
    </StaffPage>
  );
}

function Numbers({ span }: { span: number }) {
  const { data, isError, isFetching, isPlaceholderData, refetch } = useAnalytics(span);
  if (isError && !data) {
    return (
      <Card>
        <ErrorState
          title={ANALYTICS_COPY.failed.title}
          onRetry={() => refetch()}
          retrying={isFetching}
        >
          {ANALYTICS_COPY.failed.text}
        </ErrorState>
      </Card>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true" className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        <span className="sr-only">{ANALYTICS_COPY.loading}</span>
        {MEASURES.map((measure) => (
          <Skeleton key={measure} className="h-60 rounded-card" />
        ))}
      </div>
    );
  }
  return (
    <div
      aria-busy={isPlaceholderData}
      className={isPlaceholderData ? "grid grid-cols-1 gap-5 opacity-60" : "grid grid-cols-1 gap-5"}
    >
      <p aria-live="polite" className="font-semibold">
        {ANALYTICS_COPY.period(fullDay(data.from, "UTC"), fullDay(data.to, "UTC"))}
      </p>
      <p>{ANALYTICS_COPY.model(data.model)}</p>
      {data.hasUnnamedProxy ? <p>{ANALYTICS_COPY.unnamedProxy}</p> : null}
      <Charts analytics={data} />
      <p className="text-ink-soft text-sm">{ANALYTICS_COPY.kept}</p>
      <DayTable days={data.days} />
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() =>
          saveFile(`analytics-${data.from}-${data.to}.csv`, "text/csv", asCsv(data.days))
        }
      >
        <Download aria-hidden className="size-4" />
        {ANALYTICS_COPY.save}
      </Button>
    </div>
  );
}

function Charts({ analytics: { days, totals } }: { analytics: Analytics }) {
  return (
    <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      {MEASURES.map((measure) => (
        <DayBars
          key={measure}
          {...ANALYTICS_COPY.measures[measure]}
          days={days}
          of={(day) => day[measure]}
          total={measure === "activePeople" ? undefined : totals[measure]}
          none={ANALYTICS_COPY.noTotal}
        />
      ))}
      <DayBars
        {...ANALYTICS_COPY.posts}
        days={days}
        of={({ posts }) => posts}
        total={totals.posts}
        none={ANALYTICS_COPY.noPosts}
      />
    </div>
  );
}
