"use client";

import { ArrowLeft } from "lucide-react";
import Link from "next/link";
import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { useEnrolments, useRecountAfterTools } from "@/lib/features/programs/client";
import { PROGRAMS_COPY } from "@/lib/features/programs/copy";
import { nextStep, openEnrolment } from "@/lib/features/programs/policy";
import type { ShownProgram } from "@/lib/features/programs/types";
import type { Audience } from "@/lib/shared/audience";
import { EnrolmentStatus } from "./enrolment-status";
import { StepCard } from "./step-card";

interface ProgrammeRoomProps {
  audience: Audience;
  /** As the server read it; progress comes from the list of enrolments. */
  initial: ShownProgram;
  /** False until a parent has agreed. */
  open: boolean;
}

/** One program: the person's progress, and its steps in order. */
export function ProgrammeRoom({ audience, initial, open }: ProgrammeRoomProps) {
  const copy = PROGRAMS_COPY[audience];
  const id = useId();
  useRecountAfterTools();
  const { data: enrolments = [] } = useEnrolments();
  const own = enrolments.filter(({ programId }) => programId === initial.id);
  const enrolment = openEnrolment(own, initial.id) ?? own[0] ?? null;
  const steps = enrolment?.modules ?? initial.steps;
  const active = enrolment?.status === "active";
  const next = active ? nextStep(steps) : null;
  return (
    <div className="page-column grid max-w-3xl grid-cols-1 gap-6 py-8 sm:py-12">
      <header className="grid grid-cols-1 gap-3">
        <Link
          href="/certificates"
          className="prose-link inline-flex items-center gap-1.5 justify-self-start py-1"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {copy.room.back}
        </Link>
        <h1>{initial.name}</h1>
        {initial.description ? (
          <p className="text-ink-soft text-lg">{initial.description}</p>
        ) : null}
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft text-sm">
          <Badge tone="accent">{copy.types[initial.type]}</Badge>
          {copy.duration(initial.duration)}
        </p>
      </header>
      <EnrolmentStatus
        audience={audience}
        programId={initial.id}
        name={initial.name}
        enrolment={enrolment}
        open={open}
      />
      <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
        <h2 id={id}>{copy.room.stepsTitle}</h2>
        <ol className="grid grid-cols-1 gap-4">
          {steps.map((step, at) => (
            <li key={step.key}>
              <StepCard
                audience={audience}
                number={at + 1}
                step={step}
                isNext={step.key === next?.key}
                active={active}
                begun={enrolment !== null}
              />
            </li>
          ))}
        </ol>
      </section>
      <details className="text-ink-soft text-sm">
        <summary className="prose-link inline-block rounded-sm py-1">{copy.room.sources}</summary>
        <p className="mt-2">{copy.room.ownWords}</p>
        <ul className="mt-1 list-disc ps-5">
          {initial.sources.map((source) => (
            <li key={source}>{source}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
