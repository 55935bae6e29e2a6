"use client";

import { useState } from "react";
import { ReadProblem } from "@/components/staff/read-problem";
import { StaffPage } from "@/components/staff/staff-page";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import { type AuditSearch, useAuditTrail } from "@/lib/core/audit/client";
import { AUDIT_COPY } from "@/lib/core/audit/copy";
import { AuditForm } from "./audit-form";
import { AuditTable } from "./audit-table";
import { ChainCheck } from "./chain-check";

/**
 * /admin/audit: the audit trail, filtered by actor, subject, action and time, and its chain check.
 */
export function AuditDesk({ subject }: { subject: string }) {
  const [search, setSearch] = useState<AuditSearch>({
    actor: "",
    subject,
    action: "",
    from: "",
    to: "",
  });
  return (
    <StaffPage title={AUDIT_COPY.title} text={AUDIT_COPY.text}>
      <AuditForm start={search} onSearch={setSearch} />
      <Trail search={search} />
      <ChainCheck />
    </StaffPage>
  );
}

function Trail({ search }: { search: AuditSearch }) {
  const trail = useAuditTrail(search);
  const lines = trail.data?.pages.flat() ?? [];
  if (trail.isPending) {
    return (
      <div aria-busy="true" className="grid gap-2">
        <p role="status" className="sr-only">
          {AUDIT_COPY.reading}
        </p>
        {[0, 1, 2, 3, 4, 5].map((at) => (
          <Skeleton key={at} className="h-12" />
        ))}
      </div>
    );
  }
  if (trail.isError && lines.length === 0) {
    return (
      <ReadProblem
        error={trail.error}
        onRetry={() => void trail.refetch()}
        retrying={trail.isFetching}
      />
    );
  }
  return (
    <section aria-label={AUDIT_COPY.list} className="grid min-w-0 gap-3">
      <p role="status" className="text-ink-soft text-sm">
        {AUDIT_COPY.found(lines.length, trail.hasNextPage)}
      </p>
      {lines.length === 0 ? (
        <EmptyState title={AUDIT_COPY.none.title}>{AUDIT_COPY.none.text}</EmptyState>
      ) : (
        <AuditTable lines={lines} />
      )}
      {trail.isError ? (
        <ReadProblem
          error={trail.error}
          onRetry={() => void trail.fetchNextPage()}
          retrying={trail.isFetching}
        />
      ) : trail.hasNextPage ? (
        <Button
          variant="secondary"
          className="justify-self-center"
          pending={trail.isFetchingNextPage}
          onClick={() => void trail.fetchNextPage()}
        >
          {AUDIT_COPY.more}
        </Button>
      ) : null}
    </section>
  );
}
