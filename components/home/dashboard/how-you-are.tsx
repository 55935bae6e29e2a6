"use client";

import Link from "next/link";
import { useId } from "react";
import { WeatherScene } from "@/components/ui/art/weather-scene";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useSummary } from "@/lib/across/home/dashboard/client";
import { DASHBOARD_COPY } from "@/lib/across/home/dashboard/copy";
import { useBegunSessions } from "@/lib/features/conversation/client";
import { useMoods } from "@/lib/features/mood/client";
import type { Audience } from "@/lib/shared/audience";
import { MoodBars, MoodTable } from "./mood-bars";
import { ScoreRing } from "./score-ring";

interface HowYouAreProps {
  audience: Audience;
  /** Null if it couldn't be read; the count then comes from the list. */
  sessionCount: number | null;
  /** Moods can't be picked right now. */
  shut?: boolean;
}

/** The first question: how am I doing. */
export function HowYouAre({ audience, sessionCount, shut = false }: HowYouAreProps) {
  const copy = DASHBOARD_COPY[audience];
  const titleId = useId();
  const moods = useMoods();
  const summary = useSummary();
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-1 gap-4">
      <h2 id={titleId}>{copy.how.title}</h2>
      {moods.isError && !moods.data ? (
        <Card>
          <ErrorState
            title={copy.failed.moods}
            onRetry={() => moods.refetch()}
            retryLabel={copy.failed.retry}
            retrying={moods.isFetching}
          >
            {copy.failed.hint}
          </ErrorState>
        </Card>
      ) : (
        <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
          <div className="grid grid-cols-1 content-start gap-4 sm:gap-5">
            <Card as="div">
              {summary ? (
                <ScoreRing audience={audience} summary={summary} />
              ) : (
                <RingSkeleton label={copy.loading} />
              )}
            </Card>
            <Figures
              audience={audience}
              checkIns={summary?.checkIns ?? null}
              sessionCount={sessionCount}
            />
          </div>
          <Bars audience={audience} shut={shut} />
        </div>
      )}
    </section>
  );
}

function Figures(props: {
  audience: Audience;
  checkIns: number | null;
  sessionCount: number | null;
}) {
  const copy = DASHBOARD_COPY[props.audience].how;
  const { data: sessions } = useBegunSessions();
  return (
    <dl className="grid grid-cols-2 gap-4 sm:gap-5">
      <Figure label={copy.checkIns} hint={copy.checkInsHint} value={props.checkIns} />
      <Figure
        label={copy.sessions}
        hint={copy.sessionsHint}
        value={props.sessionCount ?? sessions?.length ?? null}
      />
    </dl>
  );
}

function Figure({ label, hint, value }: { label: string; hint: string; value: number | null }) {
  return (
    <div className="flex flex-col rounded-card border border-line bg-card p-5 shadow-rest">
      <dt className="order-2 font-semibold">
        {label} <span className="block font-normal text-ink-soft text-sm">{hint}</span>
      </dt>
      <dd className="font-display text-4xl tabular-nums leading-tight">
        {value ?? <Skeleton className="my-1 h-9 w-12" />}
      </dd>
    </div>
  );
}

function Bars({ audience, shut }: { audience: Audience; shut: boolean }) {
  const copy = DASHBOARD_COPY[audience].how;
  const summary = useSummary();
  return (
    <Card as="div">
      <CardTitle as="h3">{copy.bars}</CardTitle>
      {summary?.empty ? (
        <EmptyState
          title={copy.noBars.title}
          art={<WeatherScene />}
          action={
            shut ? null : (
              <LinkButton href="/" variant="secondary">
                {copy.noBars.action}
              </LinkButton>
            )
          }
        >
          {shut ? null : copy.noBars.text}
        </EmptyState>
      ) : (
        <>
          <p className="mt-1 mb-4 text-ink-soft text-sm">{copy.barsHint}</p>
          {summary ? (
            <>
              <MoodBars audience={audience} bars={summary.bars} label={copy.bars} />
              <MoodTable audience={audience} bars={summary.bars} />
              <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
                <Link href="/mood" className="prose-link py-1">
                  {copy.allDays}
                </Link>
                {copy.share ? (
                  <Link href="/sharing" prefetch={false} className="prose-link py-1">
                    {copy.share}
                  </Link>
                ) : null}
              </p>
            </>
          ) : (
            <Skeleton className="h-52 w-full" />
          )}
        </>
      )}
    </Card>
  );
}

function RingSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="flex items-center gap-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="size-36 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-full" />
      </div>
    </div>
  );
}
