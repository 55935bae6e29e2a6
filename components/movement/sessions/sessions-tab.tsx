"use client";

import { useMemo } from "react";
import { SproutScene } from "@/components/ui/art/sprout-scene";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTimeZone } from "@/lib/client/time-zone";
import { useExercises } from "@/lib/features/movement/client";
import { useOlderSessions, usePtSessions } from "@/lib/features/movement/sessions/client";
import { PT_SESSIONS_COPY } from "@/lib/features/movement/sessions/copy";
import { minutesByWeek, painPairs } from "@/lib/features/movement/sessions/policy";
import type { PtSession } from "@/lib/features/movement/sessions/types";
import type { Audience } from "@/lib/shared/audience";
import { MinutesPicture } from "./minutes-picture";
import { PainPicture } from "./pain-picture";
import { SessionCard } from "./session-card";

interface SessionsTabProps {
  audience: Audience;
  onToRoutines: () => void;
}

/** Past sessions: two charts, and each session. */
export function SessionsTab({ audience, onToRoutines }: SessionsTabProps) {
  const copy = PT_SESSIONS_COPY[audience];
  const { data: sessions, isError, isFetching, refetch } = usePtSessions();
  const zone = useTimeZone();
  const exercises = useExercises();
  const names = useMemo(
    () => new Map(exercises.data?.map(({ id, name }) => [id, name])),
    [exercises.data],
  );
  if (isError && !sessions) {
    return (
      <ErrorState
        title={copy.failed}
        onRetry={() => refetch()}
        retryLabel={copy.retry}
        retrying={isFetching}
      />
    );
  }
  if (!sessions) {
    return (
      <div aria-busy="true" className="grid gap-4">
        <span className="sr-only">{copy.loading}</span>
        <Skeleton className="h-56 w-full rounded-card" />
        <Skeleton className="h-28 w-full rounded-card" />
      </div>
    );
  }
  if (sessions.length === 0) {
    return (
      <EmptyState
        title={copy.empty.title}
        art={<SproutScene />}
        action={
          <Button variant="secondary" onClick={onToRoutines}>
            {copy.toRoutines}
          </Button>
        }
      >
        {copy.empty.text}
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <Pictures audience={audience} sessions={sessions} zone={zone} />
      <h2 className="text-2xl">{copy.title}</h2>
      <ul className="grid grid-cols-1 gap-3">
        {sessions.map((session) => (
          <li key={session.id}>
            <SessionCard
              audience={audience}
              copy={copy}
              session={session}
              zone={zone}
              nameOf={(id) => names.get(id) ?? copy.gone}
            />
          </li>
        ))}
      </ul>
      <Older audience={audience} sessions={sessions} />
    </div>
  );
}

function Older({ audience, sessions }: { audience: Audience; sessions: readonly PtSession[] }) {
  const copy = PT_SESSIONS_COPY[audience];
  const { hasOlder, load, isLoading, failed } = useOlderSessions(sessions);
  if (!hasOlder) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" pending={isLoading} onClick={load}>
        {failed ? copy.retry : copy.older}
      </Button>
      <p role="alert" className="text-sm empty:hidden">
        {failed ? copy.failed : null}
      </p>
    </div>
  );
}

interface PicturesProps {
  audience: Audience;
  sessions: readonly PtSession[];
  zone: string | null;
}

function Pictures({ audience, sessions, zone }: PicturesProps) {
  const copy = PT_SESSIONS_COPY[audience];
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Card>
        <CardTitle>{copy.pictures.pain}</CardTitle>
        <PainPicture copy={copy} pairs={painPairs(sessions)} zone={zone} />
      </Card>
      <Card>
        <CardTitle>{copy.pictures.minutes}</CardTitle>
        <MinutesPicture
          copy={copy}
          weeks={zone ? minutesByWeek(sessions, zone, new Date()) : null}
        />
      </Card>
    </div>
  );
}
