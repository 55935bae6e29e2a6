"use client";

import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTimeZone } from "@/lib/client/time-zone";
import { useAccessLog } from "@/lib/core/audit/access-log/client";
import { ACCESS_COPY, type AccessCopy } from "@/lib/core/audit/access-log/copy";
import type { AccessLine } from "@/lib/core/audit/access-log/schema";
import type { Audience } from "@/lib/shared/audience";
import { fullMoment } from "@/lib/shared/dates";

/** Lists who did what with the person's data, newest first. */
export function AccessLog({ audience, contact }: { audience: Audience; contact: string }) {
  const copy = ACCESS_COPY[audience];
  return (
    <>
      <p className="text-ink-soft">{copy.lead}</p>
      <Lines copy={copy} />
      <p className="text-ink-soft text-sm">
        {copy.lists} {copy.leftOut}{" "}
        <a href={`mailto:${contact}`} className="prose-link">
          {contact}
        </a>
        .
      </p>
    </>
  );
}

function Lines({ copy }: { copy: AccessCopy }) {
  const log = useAccessLog();
  const lines = log.data?.pages.flat();
  if (!lines && log.isError) {
    return (
      <ErrorState
        title={copy.failed}
        onRetry={() => void log.refetch()}
        retryLabel={copy.retry}
        retrying={log.isFetching}
      />
    );
  }
  if (!lines) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{copy.loading}</span>
        <Skeleton className="h-24 w-full rounded-card" />
      </div>
    );
  }
  if (lines.length === 0) {
    return (
      <Card as="div" tone="flat">
        <EmptyState title={copy.none.title}>{copy.none.text}</EmptyState>
      </Card>
    );
  }
  return (
    <Card as="div" tone="flat" className="grid gap-4">
      <ol aria-label={copy.list} className="grid gap-3">
        {lines.map((line) => (
          <Line key={line.seq} copy={copy} line={line} />
        ))}
      </ol>
      {log.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {log.isError ? copy.retry : copy.more}
        </Button>
      ) : null}
    </Card>
  );
}

function Line({ copy, line: { doer, deed, at } }: { copy: AccessCopy; line: AccessLine }) {
  const zone = useTimeZone();
  return (
    <li>
      <p>
        <span className="font-semibold">{copy.doers[doer]}</span> {copy.deeds[deed]}
      </p>
      <p className="text-ink-soft text-sm tabular-nums">
        {zone ? <time dateTime={at}>{fullMoment(at, zone)}</time> : "\u00a0"}
      </p>
    </li>
  );
}
