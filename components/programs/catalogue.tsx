"use client";

import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { LinkButton } from "@/components/ui/link-button";
import { Skeleton } from "@/components/ui/skeleton";
import { useEnrolments, usePrograms } from "@/lib/features/programs/client";
import { PROGRAMS_COPY } from "@/lib/features/programs/copy";
import { openEnrolment } from "@/lib/features/programs/policy";
import type { Program } from "@/lib/features/programs/types";
import type { Audience } from "@/lib/shared/audience";

/** Programs that can be started, including ones that were left. */
export function Catalogue({ audience }: { audience: Audience }) {
  const copy = PROGRAMS_COPY[audience];
  const id = useId();
  const { data: programs, isError, isFetching, refetch } = usePrograms();
  const { data: enrolments = [] } = useEnrolments();
  const offered = programs?.filter((program) => {
    const open = openEnrolment(enrolments, program.id);
    return !open || open.status === "left";
  });
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div>
        <h2 id={id}>{copy.catalogue.title}</h2>
        <p className="mt-1 text-ink-soft">{copy.catalogue.text}</p>
      </div>
      {offered?.length === 0 ? <p className="text-ink-soft">{copy.catalogue.none}</p> : null}
      {offered && offered.length > 0 ? (
        <ul aria-labelledby={id} className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {offered.map((program) => (
            <li key={program.id}>
              <ProgramCard
                audience={audience}
                program={program}
                finished={enrolments.some(
                  (one) => one.programId === program.id && one.status === "completed",
                )}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {!programs && isError ? (
        <ErrorState
          title={copy.readFailed}
          onRetry={() => refetch()}
          retryLabel={copy.retry}
          retrying={isFetching}
        />
      ) : null}
      {!programs && !isError ? <Skeleton className="h-40 rounded-card" /> : null}
    </section>
  );
}

interface ProgramCardProps {
  audience: Audience;
  program: Program;
  /** Completed before; it can be started again. */
  finished: boolean;
}

function ProgramCard({ audience, program, finished }: ProgramCardProps) {
  const copy = PROGRAMS_COPY[audience];
  const { id, name, type, description, duration, requirements } = program;
  return (
    <Card as="article" tone="flat" className="flex h-full flex-col gap-2.5">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="accent">{copy.types[type]}</Badge>
        {finished ? <Badge tone="soft">{copy.catalogue.finished}</Badge> : null}
      </p>
      <CardTitle as="h3" className="text-xl">
        {name}
      </CardTitle>
      <p>{description}</p>
      <p className="text-ink-soft text-sm">
        {copy.duration(duration)} · {copy.steps(requirements.modules.length)}
      </p>
      <LinkButton
        href={`/programs/${id}`}
        aria-label={copy.catalogue.lookNamed(name)}
        variant="secondary"
        prefetch={false}
        className="mt-auto self-start"
      >
        {copy.catalogue.look}
      </LinkButton>
    </Card>
  );
}
