import type { PtSessionsCopy } from "@/lib/features/movement/sessions/copy";
import { WEEKS, type Week } from "@/lib/features/movement/sessions/policy";
import { shortDay } from "@/lib/shared/calendar";
import { FactTable } from "./fact-table";

const HEIGHT = 120;
const STEP = 46;
const BASE = 92;

interface MinutesPictureProps {
  copy: PtSessionsCopy;
  /** Null until the time zone is known, and with it today's date there. */
  weeks: readonly Week[] | null;
}

const NONE: readonly Week[] = [];

/**
 * Minutes of the last weeks as bars, in a frame that has its size from the start. There's no goal
 * line: no one owes a week anything.
 */
export function MinutesPicture({ copy: { pictures }, weeks: known }: MinutesPictureProps) {
  const weeks = known ?? NONE;
  const total = weeks.reduce((sum, { minutes }) => sum + minutes, 0);
  const most = Math.max(1, ...weeks.map(({ minutes }) => minutes));
  return (
    <>
      <p className="mt-1 text-ink-soft text-sm">
        {known ? pictures.minutesSummary(total, weeks.length) : "\u00a0"}
      </p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${WEEKS * STEP} ${HEIGHT}`}
        className="mt-3 h-40 w-full max-w-xl"
        preserveAspectRatio="xMinYMid meet"
      >
        <line x1="0" x2={WEEKS * STEP} y1={BASE} y2={BASE} stroke="var(--line-strong)" />
        {weeks.map(({ day, minutes }, at) => {
          const height = (minutes / most) * (BASE - 18);
          const middle = at * STEP + STEP / 2;
          return (
            <g key={day} textAnchor="middle" fontSize="9" fill="var(--ink-soft)">
              <rect
                x={middle - 11}
                y={BASE - height}
                width="22"
                height={height}
                rx="5"
                fill="var(--primary)"
              />
              {minutes > 0 ? (
                <text x={middle} y={BASE - height - 5} fill="var(--ink)">
                  {minutes}
                </text>
              ) : null}
              <text x={middle} y={BASE + 14}>
                {shortDay(day)}
              </text>
            </g>
          );
        })}
      </svg>
      <FactTable
        show={pictures.table}
        caption={pictures.minutes}
        head={[pictures.week, pictures.count]}
        rows={weeks.map(({ day, minutes }) => [day, shortDay(day), minutes])}
      />
    </>
  );
}
