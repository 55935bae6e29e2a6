"use client";

import { ChevronDown } from "lucide-react";
import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useKeptData } from "@/lib/core/consent/privacy/client";
import { PRIVACY_COPY, type PrivacyCopy } from "@/lib/core/consent/privacy/copy";
import type { KeptData } from "@/lib/core/consent/privacy/types";
import type { Audience } from "@/lib/shared/audience";

/**
 * Each kind of data with its count; a row expands to why it is kept, how long, and how it is
 * protected.
 */
export function StoredData({ audience }: { audience: Audience }) {
  const copy = PRIVACY_COPY[audience];
  const { data, isError, isFetching, refetch } = useKeptData();
  if (data) {
    return (
      <Card as="div" padding="none">
        <ul className="divide-y divide-line">
          {data.map((kind) => (
            <li key={kind.id}>
              <Kind copy={copy} kind={kind} />
            </li>
          ))}
        </ul>
      </Card>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title={copy.stored.failed}
        onRetry={() => refetch()}
        retryLabel={copy.stored.retry}
        retrying={isFetching}
      />
    );
  }
  return (
    <div aria-busy="true">
      <span className="sr-only">{copy.stored.loading}</span>
      <Skeleton className="h-96 w-full rounded-card" />
    </div>
  );
}

function Kind({
  copy,
  kind: { id, count, ground, kept, lock },
}: {
  copy: PrivacyCopy;
  kind: KeptData;
}) {
  const { name, why } = copy.kinds[id];
  const lines = [
    [copy.stored.why, why],
    [copy.stored.ground, copy.grounds[ground]],
    [copy.stored.kept, copy.kept[kept]],
    [copy.stored.lock, copy.locks[lock]],
  ] as const;
  return (
    <details className="group">
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-2 sm:px-5 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1 font-semibold">{name}</span>
        <span className="text-end text-ink-soft text-sm tabular-nums">
          {count === null ? copy.stored.noAmount : copy.stored.amount(count)}
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-transform group-open:rotate-180"
        />
      </summary>
      <dl className="grid gap-x-6 gap-y-2 px-4 pb-4 sm:grid-cols-[9rem_1fr] sm:px-5">
        {lines.map(([term, text]) => (
          <div key={term} className="contents">
            <dt className="font-semibold text-sm">{term}</dt>
            <dd className="text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
