"use client";

import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { useQueue } from "@/lib/across/staff/desk/client";
import type { Filter } from "@/lib/across/staff/desk/constants";
import { useTimeZone } from "@/lib/client/time-zone";
import { timeOfDay } from "@/lib/shared/dates";
import { DESK } from "./copy";
import { QueueLine } from "./queue-line";

interface QueueProps {
  queue: ReturnType<typeof useQueue>;
  filter: Filter;
  openId: string | null;
  onOpen: (id: string) => void;
}

/**
 * The queue, with a loud warning when it may be out of date: a stalled queue must not look like a
 * quiet night.
 */
export function Queue({ queue, filter, openId, onOpen }: QueueProps) {
  const zone = useTimeZone() ?? "UTC";
  const pages = queue.data?.pages ?? [];
  const skewMs = pages[0]?.skewMs ?? 0;
  const incidents = pages.flatMap((page) => page.incidents);
  if (!queue.data && queue.isError) {
    return (
      <ErrorState
        title={DESK.failed[0]}
        onRetry={() => queue.refetch()}
        retrying={queue.isFetching}
      >
        {DESK.failed[1]}
      </ErrorState>
    );
  }
  if (!queue.data) return <Waiting />;
  return (
    <div className="grid gap-3">
      {queue.isError ? (
        <p role="alert" className="rounded-card bg-signal-soft p-4 font-medium text-signal-ink">
          {DESK.failed[0]}. {DESK.stale(timeOfDay(new Date(queue.dataUpdatedAt), zone))}
        </p>
      ) : null}
      {incidents.length === 0 ? (
        <EmptyState title={DESK.empty[filter][0]}>{DESK.empty[filter][1]}</EmptyState>
      ) : (
        <ol aria-label={DESK.queue} className="grid gap-3">
          {incidents.map((incident) => (
            <QueueLine
              key={incident.id}
              incident={incident}
              skewMs={skewMs}
              isOpen={incident.id === openId}
              onOpen={onOpen}
            />
          ))}
        </ol>
      )}
      {queue.hasNextPage ? (
        <Button
          variant="secondary"
          pending={queue.isFetchingNextPage}
          onClick={() => queue.fetchNextPage()}
        >
          {DESK.more}
        </Button>
      ) : null}
    </div>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="grid gap-3">
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
      <Skeleton className="h-28" />
    </div>
  );
}
