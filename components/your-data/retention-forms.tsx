"use client";

import { Card } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useRetention } from "@/lib/across/your-data/retention/client";
import { RETENTION_COPY } from "@/lib/across/your-data/retention/copy";
import type { Audience } from "@/lib/shared/audience";
import { RetentionForm } from "./retention-form";

/** Sets how long conversations and check-ins are kept. */
export function RetentionForms({ audience, open }: { audience: Audience; open: boolean }) {
  const copy = RETENTION_COPY[audience];
  const { data, isError, isFetching, refetch } = useRetention();
  if (!open) return <p className="text-ink-soft">{copy.waiting}</p>;
  if (!data && isError) {
    return (
      <ErrorState
        title={copy.readFailed}
        onRetry={() => refetch()}
        retryLabel={copy.retry}
        retrying={isFetching}
      />
    );
  }
  return (
    <>
      <p className="text-ink-soft">{copy.lead}</p>
      {data ? (
        data.map((rule) => (
          <Card key={rule.kind} as="div" tone="flat">
            <RetentionForm copy={copy} rule={rule} />
          </Card>
        ))
      ) : (
        <Skeleton className="h-64 w-full rounded-card" />
      )}
      <p className="text-ink-soft text-sm">{copy.incidents}</p>
    </>
  );
}
