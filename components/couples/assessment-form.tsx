"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { RadioGroup } from "@/components/ui/radio-group";
import { type ShownAssessment, useFillAssessment } from "@/lib/features/couples/client";
import { LOWEST_ANSWER, MAX_ANSWER } from "@/lib/features/couples/constants";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { ASSESS_COPY } from "@/lib/features/couples/copy/assess";
import type { Responses } from "@/lib/features/couples/types";

const copy = ASSESS_COPY;

const SCALE = Array.from({ length: MAX_ANSWER - LOWEST_ANSWER + 1 }, (_, at) => ({
  value: String(at + LOWEST_ANSWER),
  label: copy.scale[at] ?? "",
}));

interface AssessmentFormProps {
  relationshipId: string;
  assessment: ShownAssessment;
  onDone: () => void;
}

/** Eight statements, one answer each; a failed save keeps every answer. */
export function AssessmentForm({ relationshipId, assessment, onDone }: AssessmentFormProps) {
  const fill = useFillAssessment(relationshipId);
  const [responses, setResponses] = useState<Responses>(assessment.responses ?? {});
  const [missing, setMissing] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (assessment.questions.some(({ id }) => responses[id] === undefined)) return setMissing(true);
    fill.mutate({ id: assessment.id, responses }, { onSuccess: onDone });
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="mt-4 grid gap-5">
      {assessment.questions.map(({ id, text }) => (
        <RadioGroup
          key={id}
          name={`${assessment.id}-${id}`}
          legend={text}
          options={SCALE}
          defaultValue={responses[id] === undefined ? undefined : String(responses[id])}
          onValueChange={(value) => setResponses((now) => ({ ...now, [id]: Number(value) }))}
          error={missing && responses[id] === undefined ? copy.missing : undefined}
        />
      ))}
      {fill.isError ? (
        <p role="alert" className="text-signal-ink text-sm">
          {copy.failed.description}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={fill.isPending}>
          {copy.save}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {COUPLES_COPY.adult.cancel}
        </Button>
      </div>
    </form>
  );
}
