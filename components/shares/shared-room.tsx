"use client";

import Link from "next/link";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { ApiError } from "@/lib/client/api";
import { useShared, useShares } from "@/lib/features/shares/client";
import { SHARED_COPY as copy, SHARES_COPY } from "@/lib/features/shares/copy";
import { FamilyParts } from "./family-parts";
import { SummaryParts } from "./summary-parts";

/** What one share shows now: to the invited person, or to its owner as others see it. Read only. */
export function SharedRoom({ id }: { id: string }) {
  const { data: view, error, isFetching, refetch } = useShared(id);
  const isOwn = useShares().data?.some((share) => share.id === id && share.direction === "given") ?? false;
  const isGone = error instanceof ApiError && [400, 403, 404].includes(error.status);
  return (
    <div className="page-column grid max-w-3xl grid-cols-1 gap-6 py-8 sm:py-12">
      <header>
        <h1 className="wrap-anywhere">{view ? copy.title(view.name) : SHARES_COPY.adult.title}</h1>
        {view ? <p className="mt-2 text-ink-soft text-lg">{isOwn ? copy.preview : copy.lead}</p> : null}
        {view && !isOwn ? <p className="mt-3">{copy.care}</p> : null}
      </header>
      {isGone ? <EmptyState title={copy.gone.title}>{copy.gone.text}</EmptyState> : null}
      {error && !isGone ? (
        <ErrorState
          title={copy.readFailed}
          onRetry={() => refetch()}
          retryLabel={SHARES_COPY.adult.retry}
          retrying={isFetching}
        />
      ) : null}
      {!view && !error ? (
        <div aria-busy="true">
          <span className="sr-only">{copy.loading}</span>
          <Skeleton className="h-64" />
        </div>
      ) : null}
      {view && !isGone ? view.kind === "family" ? <FamilyParts view={view} /> : <SummaryParts summary={view} /> : null}
      <div className="flex flex-wrap items-center gap-4 print:hidden">
        {view && !isGone ? (
          <Button variant="secondary" pending={isFetching} onClick={() => refetch()}>
            {copy.again}
          </Button>
        ) : null}
        <Link href="/sharing" prefetch={false} className="prose-link py-1">
          {copy.back}
        </Link>
      </div>
    </div>
  );
}
