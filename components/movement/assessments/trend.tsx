import { FactTable } from "@/components/movement/sessions/fact-table";
import type { AssessmentType } from "@/lib/features/movement/assessments/constants";
import { ASSESSMENT_COPY } from "@/lib/features/movement/assessments/copy";
import { headlineOf } from "@/lib/features/movement/assessments/policy";
import type { Assessment } from "@/lib/features/movement/assessments/types";
import { fullDay } from "@/lib/shared/dates";

const { history, table, types } = ASSESSMENT_COPY.adult;
const WIDTH = 280;
const HEIGHT = 90;
const EDGE = 10;
const MOST = 12;

interface TrendProps {
  type: AssessmentType;
  /** Newest first, all of the same type. */
  assessments: readonly Assessment[];
  zone: string;
}

/** The trend of one score. A single check is no trend, so nothing is drawn for it. */
export function Trend({ type, assessments, zone }: TrendProps) {
  const points = assessments
    .slice(0, MOST)
    .reverse()
    .map((assessment) => ({ ...assessment, ...headlineOf(assessment) }));
  if (points.length < 2) return null;
  const most = Math.max(...points.map((point) => Math.max(point.most, point.value)));
  const xOf = (at: number) => EDGE + (at / (points.length - 1)) * (WIDTH - 2 * EDGE);
  const yOf = (value: number) => EDGE + (1 - value / most) * (HEIGHT - 2 * EDGE);
  return (
    <div>
      <p className="text-ink-soft text-sm">{types[type].trend}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className="mt-1 h-24 w-full max-w-sm"
      >
        <line x1="0" x2={WIDTH} y1={HEIGHT - EDGE} y2={HEIGHT - EDGE} stroke="var(--line-strong)" />
        <polyline
          points={points.map(({ value }, at) => `${xOf(at)},${yOf(value)}`).join(" ")}
          fill="none"
          stroke="var(--primary)"
          strokeWidth="2.5"
        />
        {points.map(({ id, value }, at) => (
          <circle key={id} cx={xOf(at)} cy={yOf(value)} r="4" fill="var(--primary)" />
        ))}
      </svg>
      <FactTable
        show={table.show}
        caption={history(types[type].name)}
        head={[table.day, table.value]}
        rows={points.map(({ id, createdAt, value }) => [id, fullDay(createdAt, zone), value])}
      />
    </div>
  );
}
