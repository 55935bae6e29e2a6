"use client";

import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { lacksRole, type ShownDetail } from "@/lib/across/staff/desk/client";
import { ApiError } from "@/lib/client/api";
import { AssignmentStatus } from "./assignment-status";
import { BreakGlass } from "./break-glass";
import { DESK, DETAIL, isWishToDie, LABELS } from "./copy";
import { HomeMark, SeverityMark } from "./marks";
import { NextSteps } from "./next-steps";
import { Notes } from "./notes";
import { PersonCard } from "./person-card";
import { type SeenLine, useOpenIncident } from "./use-open-incident";
import { WaitingClock } from "./waiting-clock";
import { WhatFired } from "./what-fired";

interface IncidentViewProps {
  id: string;
  seen: SeenLine;
  skewMs: number;
  onBack: () => void;
  onResolved: () => void;
}

/** The open incident: what fired, what to do, who the person is, and what was done. */
export function IncidentView({ id, seen, skewMs, onBack, onResolved }: IncidentViewProps) {
  const { detail, error, isFetching, refetch } = useOpenIncident(id, seen);
  return (
    <div className="grid gap-4">
      <Button variant="quiet" size="sm" onClick={onBack} className="w-fit lg:hidden">
        <ArrowLeft aria-hidden className="size-4" />
        {DESK.back}
      </Button>
      {detail && error ? (
        <p role="alert" className="rounded-card bg-signal-soft p-4 font-medium text-signal-ink">
          {DESK.staleDetail}
        </p>
      ) : null}
      {detail ? (
        <Opened detail={detail} skewMs={skewMs} onResolved={onResolved} />
      ) : error ? (
        <Unread error={error} retry={() => refetch()} retrying={isFetching} />
      ) : (
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-10 w-2/3" />
          <Skeleton className="h-44" />
          <Skeleton className="h-64" />
        </div>
      )}
    </div>
  );
}

function Unread({
  error,
  retry,
  retrying,
}: {
  error: Error;
  retry: () => void;
  retrying: boolean;
}) {
  if (error instanceof ApiError && error.status === 404) {
    return <EmptyState title={DESK.gone[0]}>{DESK.gone[1]}</EmptyState>;
  }
  if (lacksRole(error))
    return <EmptyState title={DESK.notYours}>{error.detail.message}</EmptyState>;
  return (
    <ErrorState title={DESK.failedDetail[0]} onRetry={retry} retrying={retrying}>
      {DESK.failedDetail[1]}
    </ErrorState>
  );
}

interface OpenedProps {
  detail: ShownDetail;
  skewMs: number;
  onResolved: () => void;
}

function Opened({ detail, skewMs, onResolved }: OpenedProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const { id } = detail;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the incident and nothing else
  useEffect(() => title.current?.focus({ preventScroll: true }), [id]);
  return (
    <>
      <div>
        <div className="flex flex-wrap items-center gap-2.5">
          <h2 ref={title} tabIndex={-1} className="rounded-sm outline-offset-4">
            {LABELS.kinds(detail.kinds)}
          </h2>
          <SeverityMark severity={detail.severity} kind={detail.kind} />
          {detail.doNotContactHome ? <HomeMark /> : null}
        </div>
        <p className="mt-1 flex flex-wrap gap-x-3 text-ink-soft">
          <WaitingClock incident={detail} skewMs={skewMs} />
          <AssignmentStatus incident={detail} skewMs={skewMs} />
        </p>
        {isWishToDie(detail) ? <p className="mt-1.5">{DETAIL.wishToDie}</p> : null}
      </div>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <div className="grid gap-4">
          <WhatFired detail={detail} />
          <PersonCard detail={detail} />
        </div>
        <div className="grid gap-4">
          <NextSteps key={id} detail={detail} onResolved={onResolved} />
          <Notes detail={detail} />
          <BreakGlass key={`glass-${id}`} detail={detail} />
        </div>
      </div>
    </>
  );
}
