import { Badge } from "@/components/ui/badge";
import type { ShownAssessment } from "@/lib/features/couples/client";
import { MAX_ANSWER } from "@/lib/features/couples/constants";
import { ASSESS_COPY } from "@/lib/features/couples/copy/assess";

const copy = ASSESS_COPY;

/** Both averages for each area, the rule's interpretation of them, and suggestions for the two. */
export function AssessmentResult({
  assessment,
  partnerName,
}: {
  assessment: ShownAssessment;
  partnerName: string;
}) {
  const { areas } = copy.instruments[assessment.assessmentType];
  const figure = (value: number) => `${value.toFixed(1)} ${copy.outOf}`;
  return (
    <div className="mt-3 grid gap-3">
      {(assessment.analysisResults ?? []).map(({ area, yours, theirs, standing }) => (
        <div key={area} className="rounded-control bg-sunk p-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h4 className="font-semibold text-base">{areas[area]?.name ?? area}</h4>
            <Badge tone={standing === "strength" ? "soft" : "plain"}>
              {copy.standings[standing]}
            </Badge>
          </div>
          <dl className="mt-2 grid gap-1.5">
            <Side name={copy.yours} value={yours} text={figure(yours)} />
            <Side name={copy.theirs(partnerName)} value={theirs} text={figure(theirs)} />
          </dl>
        </div>
      ))}
      {assessment.recommendedActions?.length ? (
        <>
          <h4 className="font-semibold text-base">{copy.next}</h4>
          <ul className="list-disc ps-5 marker:text-primary">
            {assessment.recommendedActions.map((action) => (
              <li key={action}>{action}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}

function Side({ name, value, text }: { name: string; value: number; text: string }) {
  return (
    <div className="grid grid-cols-[6rem_1fr_auto] items-center gap-3 text-sm">
      <dt className="truncate">{name}</dt>
      <dd aria-hidden className="h-2 overflow-hidden rounded-full bg-line">
        <div
          className="h-full rounded-full bg-primary"
          style={{ width: `${(value / MAX_ANSWER) * 100}%` }}
        />
      </dd>
      <dd className="text-ink-soft tabular-nums">{text}</dd>
    </div>
  );
}
