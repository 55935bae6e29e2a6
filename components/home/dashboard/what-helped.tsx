"use client";

import { useId } from "react";
import { SproutScene } from "@/components/ui/art/sprout-scene";
import { Card, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useDashboard } from "@/lib/across/home/dashboard/client";
import { RECENT_ON_DASHBOARD } from "@/lib/across/home/dashboard/constants";
import { DASHBOARD_COPY } from "@/lib/across/home/dashboard/copy";
import { useTimeZone } from "@/lib/client/time-zone";
import { useMoods } from "@/lib/features/mood/client";
import type { Audience } from "@/lib/shared/audience";
import { ExerciseList } from "./exercise-list";
import { InsightList } from "./insight-list";
import { SessionList } from "./session-list";

/**
 * The second question: what helped.
 *
 * @param shut nothing new can be started right now
 */
export function WhatHelped({ audience, shut = false }: { audience: Audience; shut?: boolean }) {
  const { helped: copy, failed } = DASHBOARD_COPY[audience];
  const id = useId();
  const summary = useDashboard();
  const moods = useMoods();
  const zone = useTimeZone();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id}>{copy.title}</h2>
      <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <div className="grid grid-cols-1 content-start gap-4 sm:gap-5">
          <Card as="div">
            <CardTitle as="h3">{copy.insights}</CardTitle>
            {summary && zone ? (
              <>
                <InsightList audience={audience} insights={summary.insights} zone={zone} />
                {summary.insights.some(({ kind }) => kind === "few") ? (
                  <SproutScene className="mx-auto mt-6 w-44" />
                ) : null}
              </>
            ) : moods.isError ? (
              // The retry button is above, next to the figures.
              <p className="mt-4 text-ink-soft">{failed.moods}</p>
            ) : (
              <Skeleton className="mt-4 h-24 w-full" />
            )}
          </Card>
          <Card as="div">
            <CardTitle as="h3" className="mb-2">
              {copy.exercises.title}
            </CardTitle>
            <ExerciseList audience={audience} />
          </Card>
        </div>
        <Card as="div">
          <CardTitle as="h3" className="mb-2">
            {copy.recent}
          </CardTitle>
          <SessionList audience={audience} most={RECENT_ON_DASHBOARD} shut={shut} />
        </Card>
      </div>
    </section>
  );
}
