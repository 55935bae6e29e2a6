"use client";

import { useState } from "react";
import { Begins } from "@/components/layout/part";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { ErrorState } from "@/components/ui/error-state";
import { toast } from "@/lib/client/toast";
import {
  type ShownAssessment,
  useAgreeAssessment,
  useAssessments,
  useBeginAssessment,
} from "@/lib/features/couples/client";
import { ASSESSMENT_TYPES, type AssessmentType } from "@/lib/features/couples/constants";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { ASSESS_COPY } from "@/lib/features/couples/copy/assess";
import { AssessmentForm } from "./assessment-form";
import { AssessmentResult } from "./assessment-result";

const copy = ASSESS_COPY;

interface AssessmentsProps {
  relationshipId: string;
  partnerName: string;
}

/** Three short questionnaires: answered alone, compared only when both agree. */
export function Assessments({ relationshipId, partnerName }: AssessmentsProps) {
  const { data, isError, isFetching, refetch } = useAssessments(relationshipId);
  return (
    <Card>
      <CardTitle>{copy.title}</CardTitle>
      <CardText>{copy.text}</CardText>
      {isError && !data ? (
        <ErrorState
          title={copy.failedRead}
          onRetry={() => refetch()}
          retryLabel={COUPLES_COPY.adult.retry}
          retrying={isFetching}
        />
      ) : null}
      <ul className="mt-4 grid gap-4">
        {ASSESSMENT_TYPES.map((type) => (
          <li key={type} className="border-line border-t pt-4">
            <Questionnaire
              relationshipId={relationshipId}
              type={type}
              partnerName={partnerName}
              // The newest of its kind: an earlier, compared one stays until a new one is started.
              assessment={data?.find((one) => one.assessmentType === type)}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}

interface QuestionnaireProps extends AssessmentsProps {
  type: AssessmentType;
  assessment: ShownAssessment | undefined;
}

function Questionnaire({ relationshipId, partnerName, type, assessment }: QuestionnaireProps) {
  const begin = useBeginAssessment(relationshipId);
  const [open, setOpen] = useState(false);
  const { title, about } = copy.instruments[type];
  const filled = assessment?.responses != null;
  const start = () =>
    begin.mutate(type, {
      onSuccess: () => setOpen(true),
      onError: () => void toast({ ...copy.failed, variant: "destructive" }),
    });
  return (
    <>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 text-ink-soft text-sm">{about}</p>
      {assessment?.analysisResults ? (
        <AssessmentResult assessment={assessment} partnerName={partnerName} />
      ) : null}
      {open && assessment && !assessment.completedAt ? (
        <AssessmentForm
          relationshipId={relationshipId}
          assessment={assessment}
          onDone={() => setOpen(false)}
        />
      ) : (
        <Begins bare>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button variant="secondary" size="sm" pending={begin.isPending} onClick={start}>
              {filled && !assessment?.completedAt ? copy.change : copy.begin}
            </Button>
          </div>
        </Begins>
      )}
      {!open && filled && !assessment?.completedAt ? (
        <Agreement relationshipId={relationshipId} assessment={assessment} />
      ) : null}
    </>
  );
}

/** Reveals nothing about the partner's progress before it opens for both. */
function Agreement({
  relationshipId,
  assessment,
}: {
  relationshipId: string;
  assessment: ShownAssessment;
}) {
  const agree = useAgreeAssessment(relationshipId);
  const answer = (agreed: boolean) =>
    agree.mutate(
      { id: assessment.id, agreed },
      { onError: () => void toast({ ...copy.failed, variant: "destructive" }) },
    );
  return (
    <div className="mt-3 grid justify-items-start gap-2 rounded-control bg-sunk p-4">
      <p className="text-sm">{assessment.agreed ? copy.waiting : copy.agreeText}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" pending={agree.isPending} onClick={() => answer(true)}>
          {assessment.agreed ? copy.look : copy.agree}
        </Button>
        {assessment.agreed ? (
          <Button
            variant="quiet"
            size="sm"
            disabled={agree.isPending}
            onClick={() => answer(false)}
          >
            {copy.takeBack}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
