"use client";

import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useFamily } from "@/lib/across/family/client";
import { FAMILY_COPY } from "@/lib/across/family/copy";
import { useTimeZone } from "@/lib/client/time-zone";
import type { Audience } from "@/lib/shared/audience";
import { GuardianSide } from "./guardian-side";
import { OwnSide } from "./own-side";

/**
 * A parent's page about their children and a child's page about what the parent sees: one page, one
 * response.
 */
export function FamilyRoom({ audience }: { audience: Audience }) {
  const copy = FAMILY_COPY[audience];
  const zone = useTimeZone();
  const { data, isError, isFetching, refetch } = useFamily(zone);
  return (
    <div className="page-column grid max-w-3xl grid-cols-1 gap-6 py-8 sm:py-12">
      <header>
        <h1>{copy.title}</h1>
        {data?.role === "child" && !data.seen ? null : (
          <p className="mt-2 text-ink-soft text-lg">{copy.lead}</p>
        )}
      </header>
      {data && zone ? (
        data.role === "guardian" ? (
          <GuardianSide zone={zone} family={data.children} />
        ) : (
          <OwnSide zone={zone} own={data} />
        )
      ) : null}
      {!data && isError ? (
        <ErrorState
          title={copy.readFailed}
          onRetry={() => refetch()}
          retryLabel={copy.retry}
          retrying={isFetching}
        />
      ) : null}
      {!data && !isError ? <Waiting label={copy.loading} /> : null}
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="grid gap-4">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-28 w-full" />
      <Skeleton className="h-40 w-full" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
