"use client";

import { useId } from "react";
import { SproutScene } from "@/components/ui/art/scenes";
import { Card, CardTitle } from "@/components/ui/card";
import { Skeleton } from "@/components/ui/skeleton";
import { useSummary } from "@/lib/features/dashboard/client";
import { RECENT_ON_DASHBOARD } from "@/lib/features/dashboard/constants";
import { DASHBOARD_COPY } from "@/lib/features/dashboard/copy";
import type { Audience } from "@/lib/shared/audience";
import { InsightList } from "./insight-list";
import { SessionList } from "./session-list";

/** The second question: what helped. */
export function WhatHelped({ audience }: { audience: Audience }) {
  const copy = DASHBOARD_COPY[audience].helped;
  const id = useId();
  const summary = useSummary();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id}>{copy.title}</h2>
      <div className="grid grid-cols-1 gap-4 sm:gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)]">
        <Card as="div">
          <CardTitle as="h3">{copy.insights}</CardTitle>
          {summary ? (
            <>
              <InsightList audience={audience} insights={summary.insights} />
              {summary.insights.some(({ kind }) => kind === "few") ? (
                <SproutScene className="mx-auto mt-6 w-44" />
              ) : null}
            </>
          ) : (
            <Skeleton className="mt-4 h-24 w-full" />
          )}
        </Card>
        <Card as="div">
          <CardTitle as="h3" className="mb-2">
            {copy.recent}
          </CardTitle>
          <SessionList audience={audience} most={RECENT_ON_DASHBOARD} />
        </Card>
      </div>
    </section>
  );
}
