"use client";

import { useState } from "react";
import { StaffPage } from "@/components/staff/staff-page";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useStaffTypes } from "@/lib/features/conversation/therapy-types/client";
import { TYPES_COPY } from "@/lib/features/conversation/therapy-types/copy";
import { TypeEditor } from "./type-editor";
import { TypeList } from "./type-list";

/** The list of approaches next to the chosen one; on a phone, one below the other. */
export function TypesRoom() {
  return (
    <StaffPage title={TYPES_COPY.title} text={TYPES_COPY.text}>
      <Types />
    </StaffPage>
  );
}

function Types() {
  const { data, isError, isFetching, refetch } = useStaffTypes();
  const [chosenId, choose] = useState<string | null>(null);
  if (!data && isError) {
    return (
      <Card>
        <ErrorState title={TYPES_COPY.failed.title} onRetry={() => refetch()} retrying={isFetching}>
          {TYPES_COPY.failed.text}
        </ErrorState>
      </Card>
    );
  }
  if (!data) return <TypesSkeleton />;
  if (data.length === 0) {
    return (
      <Card>
        <EmptyState title={TYPES_COPY.none.title}>{TYPES_COPY.none.text}</EmptyState>
      </Card>
    );
  }
  const chosen = data.find(({ id }) => id === chosenId);
  return (
    <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <TypeList types={data} chosenId={chosenId} onChoose={choose} />
      {chosen ? (
        <TypeEditor key={chosen.id} type={chosen} />
      ) : (
        <Card tone="flat">
          <p className="text-ink-soft">{TYPES_COPY.choose}</p>
        </Card>
      )}
    </div>
  );
}

function TypesSkeleton() {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <span className="sr-only">{TYPES_COPY.loading}</span>
      <Skeleton className="h-112 rounded-card" />
      <Skeleton className="h-112 rounded-card" />
    </div>
  );
}
