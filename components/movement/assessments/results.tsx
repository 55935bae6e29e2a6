import { Begins } from "@/components/layout/part";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import {
  type AssessmentType,
  PHYSICAL_ASSESSMENT_TYPES,
  SCORES,
} from "@/lib/features/movement/assessments/constants";
import { ASSESSMENT_COPY } from "@/lib/features/movement/assessments/copy";
import { painByArea } from "@/lib/features/movement/assessments/policy";
import type { Assessment } from "@/lib/features/movement/assessments/types";
import { fullDay } from "@/lib/shared/dates";
import { Trend } from "./trend";

const copy = ASSESSMENT_COPY.adult;

interface ResultsProps {
  /** Newest first. */
  assessments: readonly Assessment[];
  zone: string;
  /** Copies the last check's pain into the wish for a routine. */
  onUse: (pain: Record<string, number>) => void;
}

/**
 * The last check of each type: its scores, what they suggest, when to check again, and the trend.
 */
export function Results({ assessments, zone, onUse }: ResultsProps) {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {PHYSICAL_ASSESSMENT_TYPES.map((type) => {
        const ofType = assessments.filter(({ assessmentType }) => assessmentType === type);
        const [last] = ofType;
        return last ? (
          <Card key={type} className="grid content-start gap-4">
            <div>
              <CardTitle as="h3">{copy.types[type].name}</CardTitle>
              <p className="text-ink-soft text-sm">{fullDay(last.createdAt, zone)}</p>
            </div>
            <ScoreList type={type} assessment={last} />
            <Advice assessment={last} zone={zone} />
            <Trend type={type} assessments={ofType} zone={zone} />
            {type === "pain" ? (
              <div>
                <Begins bare>
                  <Button
                    variant="secondary"
                    size="sm"
                    onClick={() => onUse(painByArea(last.painLevels ?? {}))}
                  >
                    {copy.forRoutine}
                  </Button>
                </Begins>
              </div>
            ) : null}
          </Card>
        ) : null;
      })}
    </div>
  );
}

const nameOf = (id: string): string => copy.checks[id]?.name ?? copy.regions[id] ?? id;

function said(id: string, score: number): string {
  const check = copy.checks[id];
  return check?.scores?.[score] ?? (check?.unit ? `${score} ${check.unit}` : copy.of(score, 10));
}

function ScoreList({ type, assessment }: { type: AssessmentType; assessment: Assessment }) {
  const scores = Object.entries(assessment[SCORES[type]] ?? {}).filter(
    ([, score]) => type !== "pain" || score > 0,
  );
  if (scores.length === 0) return <p>{copy.noPain}</p>;
  return (
    <dl className="grid gap-1.5 text-sm">
      {scores.map(([id, score]) => (
        <div key={id} className="flex flex-wrap justify-between gap-x-4">
          <dt>{nameOf(id)}</dt>
          <dd className="text-ink-soft">{said(id, score)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Advice({
  assessment: { recommendations, nextAssessmentDate },
  zone,
}: {
  assessment: Assessment;
  zone: string;
}) {
  return (
    <div className="rounded-control bg-primary-soft px-4 py-3">
      <p className="font-semibold">{copy.advice}</p>
      <ul className="mt-1 grid gap-1.5">
        {(recommendations ?? "").split("\n").map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {nextAssessmentDate ? (
        <p className="mt-2 text-ink-soft text-sm">{copy.next(fullDay(nextAssessmentDate, zone))}</p>
      ) : null}
    </div>
  );
}
