"use client";

import { Plus } from "lucide-react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTimeZone } from "@/lib/client/time-zone";
import {
  type ShownRelationshipSession,
  useRelationshipSessions,
} from "@/lib/features/couples/client";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { longDay } from "@/lib/shared/dates";

const copy = COUPLES_COPY.adult.session;

interface SessionListProps {
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Clears the selected talk (COUP-04). */
  onNew: () => void;
}

/** Both people's talks, the one with the newest shared message first. */
export function SessionList({ selectedId, onSelect, onNew }: SessionListProps) {
  const { data, isError, isFetching, refetch } = useRelationshipSessions();
  return (
    <section aria-label={copy.listTitle} className="grid min-w-0 content-start gap-3">
      <h2 className="text-xl">{copy.listTitle}</h2>
      <Button variant="soft" onClick={onNew} className="justify-start">
        <Plus aria-hidden className="size-4.5" />
        {copy.new}
      </Button>
      {isError && !data ? (
        <ErrorState
          title={copy.failedRead}
          onRetry={() => refetch()}
          retryLabel={COUPLES_COPY.adult.retry}
          retrying={isFetching}
        />
      ) : null}
      {!data && !isError ? <Skeleton className="h-14" /> : null}
      {data?.length === 0 ? <p className="px-1 text-ink-soft text-sm">{copy.empty}</p> : null}
      <ul className="grid gap-1">
        {data?.map((session) => (
          <li key={session.id}>
            <SessionButton
              session={session}
              current={session.id === selectedId}
              onSelect={onSelect}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SessionButtonProps {
  session: ShownRelationshipSession;
  current: boolean;
  onSelect: (id: string) => void;
}

function SessionButton({ session, current, onSelect }: SessionButtonProps) {
  const zone = useTimeZone();
  return (
    <button
      type="button"
      aria-current={current ? "true" : undefined}
      onClick={() => onSelect(session.id)}
      className={cn(
        "w-full rounded-control px-3.5 py-2 text-start transition-colors hover:bg-sunk",
        current && "bg-primary-soft hover:bg-primary-soft",
      )}
    >
      <span className="block truncate font-semibold text-[0.9375rem]">{session.sessionTitle}</span>
      <span className="block text-ink-soft text-sm">
        {COUPLES_COPY.adult.foci[session.sessionFocus]}
        {zone ? ` · ${longDay(session.updatedAt, zone)}` : ""}
      </span>
    </button>
  );
}
