"use client";

import { useId } from "react";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useEnrolments } from "@/lib/features/programs/client";
import { PROGRAMS_COPY } from "@/lib/features/programs/copy";
import { isInProgress } from "@/lib/features/programs/policy";
import type { Enrolment } from "@/lib/features/programs/types";
import type { Audience } from "@/lib/shared/audience";
import { EnrolmentCard } from "./enrolment-card";

/** Active programs below 100 (CERT-04); paused ones are in their own list below. */
export function ProgramsInProgress({ audience }: { audience: Audience }) {
  const copy = PROGRAMS_COPY[audience];
  const { data: enrolments, isError, isFetching, refetch } = useEnrolments();
  const paused = enrolments?.filter(({ status }) => status === "paused") ?? [];
  return (
    <>
      <Group
        audience={audience}
        title={copy.inProgress}
        enrolments={enrolments?.filter(isInProgress)}
      >
        {!enrolments && isError ? (
          <ErrorState
            title={copy.readFailed}
            onRetry={() => refetch()}
            retryLabel={copy.retry}
            retrying={isFetching}
          />
        ) : null}
        {!enrolments && !isError ? <Skeleton className="h-40 rounded-card" /> : null}
        {enrolments && !enrolments.some(isInProgress) ? (
          <p className="text-ink-soft">{copy.nothingInProgress}</p>
        ) : null}
      </Group>
      {paused.length > 0 ? (
        <Group audience={audience} title={copy.paused} enrolments={paused} />
      ) : null}
    </>
  );
}

interface GroupProps {
  audience: Audience;
  title: string;
  enrolments: readonly Enrolment[] | undefined;
  children?: React.ReactNode;
}

function Group({ audience, title, enrolments = [], children }: GroupProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <h2 id={id}>{title}</h2>
      {enrolments.length > 0 ? (
        <ul aria-labelledby={id} className="grid grid-cols-1 gap-4 md:grid-cols-2">
          {enrolments.map((enrolment) => (
            <li key={enrolment.id}>
              <EnrolmentCard audience={audience} enrolment={enrolment} />
            </li>
          ))}
        </ul>
      ) : null}
      {children}
    </section>
  );
}
