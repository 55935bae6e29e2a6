import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { ENROLMENT_COPY } from "@/lib/features/programs/copy/enrolment";
import { nextStep } from "@/lib/features/programs/policy";
import type { Enrolment } from "@/lib/features/programs/types";
import type { Audience } from "@/lib/shared/audience";
import { ProgressLine } from "./progress-line";

interface EnrolmentCardProps {
  audience: Audience;
  enrolment: Enrolment;
  /** Whether it is one card among others on a page, with a heading of matching level. */
  as?: "article" | "section";
}

/** A program in progress or paused: how far along it is, and what comes next. */
export function EnrolmentCard({ audience, enrolment, as = "article" }: EnrolmentCardProps) {
  const copy = ENROLMENT_COPY[audience];
  const { programId, programName, progress, status, modules } = enrolment;
  const next = nextStep(modules);
  return (
    <Card as={as} className="flex h-full flex-col gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <CardTitle as={as === "section" ? "h2" : "h3"} className="text-xl">
          {programName}
        </CardTitle>
        {status === "paused" ? <Badge tone="sunk">{copy.paused}</Badge> : null}
      </div>
      <ProgressLine audience={audience} name={programName} progress={progress} />
      {next ? <p className="font-medium">{copy.next(next.title)}</p> : null}
      <LinkButton
        href={`/programs/${programId}`}
        aria-label={copy.goNamed(programName)}
        variant="soft"
        prefetch={false}
        className="mt-auto self-start"
      >
        {copy.go}
      </LinkButton>
    </Card>
  );
}
