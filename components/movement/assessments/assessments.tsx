"use client";

import { useState } from "react";
import { Begins } from "@/components/layout/part";
import { SproutScene } from "@/components/ui/art/sprout-scene";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTimeZone } from "@/lib/client/time-zone";
import { useAssessments } from "@/lib/features/movement/assessments/client";
import {
  type AssessmentType,
  PHYSICAL_ASSESSMENT_TYPES,
} from "@/lib/features/movement/assessments/constants";
import { ASSESSMENT_COPY } from "@/lib/features/movement/assessments/copy";
import { painToMind } from "@/lib/features/movement/assessments/policy";
import { CheckForm } from "./check-form";
import { Results } from "./results";

const copy = ASSESSMENT_COPY.adult;

interface AssessmentsProps {
  onUse: (pain: Record<string, number>) => void;
}

/** Short self-checks for adults, with their findings and trends. */
export function Assessments({ onUse }: AssessmentsProps) {
  const [open, setOpen] = useState<AssessmentType | null>(null);
  const { data = [] } = useAssessments();
  const mind = open ? painToMind(data, Date.now()) : null;
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <h2>{copy.title}</h2>
        <p className="mt-1 max-w-2xl text-ink-soft">{copy.lead}</p>
      </div>
      {open ? (
        <CheckForm key={open} type={open} mind={mind} onDone={() => setOpen(null)} />
      ) : (
        <Begins>
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
            {PHYSICAL_ASSESSMENT_TYPES.map((type) => (
              <li key={type}>
                <Card tone="flat" className="flex h-full flex-col">
                  <CardTitle as="h3">{copy.types[type].name}</CardTitle>
                  <CardText className="mb-4 flex-1">{copy.types[type].lead}</CardText>
                  <Button variant="secondary" onClick={() => setOpen(type)}>
                    {copy.start(copy.types[type].name)}
                  </Button>
                </Card>
              </li>
            ))}
          </ul>
        </Begins>
      )}
      <Last onUse={onUse} />
    </div>
  );
}

function Last({ onUse }: AssessmentsProps) {
  const { data, isError, isFetching, refetch } = useAssessments();
  const zone = useTimeZone();
  if (isError && !data) {
    return (
      <ErrorState
        title={copy.loadFailed}
        onRetry={() => refetch()}
        retryLabel={copy.retry}
        retrying={isFetching}
      />
    );
  }
  if (!data || !zone) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{copy.loading}</span>
        <Skeleton className="h-56 w-full rounded-card" />
      </div>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title={copy.empty.title} art={<SproutScene />}>
        {copy.empty.text}
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="text-2xl">{copy.results}</h2>
      <Results assessments={data} zone={zone} onUse={onUse} />
    </>
  );
}
