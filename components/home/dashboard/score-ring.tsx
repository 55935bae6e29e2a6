import { DASHBOARD_COPY } from "@/lib/across/home/dashboard/copy";
import type { Summary } from "@/lib/across/home/dashboard/types";
import type { Audience } from "@/lib/shared/audience";

const RADIUS = 52;
const ROUND = 2 * Math.PI * RADIUS;
/** The ring is open at the bottom, like a bowl that fills. */
const OPEN = 0.78;

/** The wellness score as a number out of 100 (DASH-01, DASH-09); the ring only repeats it. */
export function ScoreRing({ audience, summary }: { audience: Audience; summary: Summary }) {
  const copy = DASHBOARD_COPY[audience].how;
  const arc = { fill: "none", strokeWidth: 11, strokeLinecap: "round" as const };
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <div className="relative size-36 shrink-0 kids:size-40">
        <svg viewBox="0 0 120 120" aria-hidden="true" className="size-full rotate-[129.6deg]">
          <circle
            cx="60"
            cy="60"
            r={RADIUS}
            {...arc}
            stroke="var(--primary-soft)"
            strokeDasharray={`${ROUND * OPEN} ${ROUND}`}
          />
          {summary.score > 0 ? (
            <circle
              cx="60"
              cy="60"
              r={RADIUS}
              {...arc}
              stroke="var(--primary)"
              strokeDasharray={`${(ROUND * OPEN * summary.score) / 100} ${ROUND}`}
              className="transition-[stroke-dasharray] duration-500 ease-soft"
            />
          ) : null}
        </svg>
        <p className="absolute inset-0 grid place-content-center text-center">
          <span className="font-display text-[2.75rem] tabular-nums leading-none">
            {summary.score}
          </span>{" "}
          <span className="mt-1 text-ink-soft text-sm">{copy.outOf}</span>
        </p>
      </div>
      <div className="min-w-44 flex-1">
        <h3>{copy.score}</h3>
        <p className="mt-1 text-ink-soft">
          {summary.empty ? (
            <>
              <strong className="font-semibold text-ink">{copy.noEntries}</strong>.{" "}
              {copy.firstCheckIn}
            </>
          ) : (
            copy.scoreFrom(summary.checkIns)
          )}
        </p>
        {summary.empty ? null : <p className="mt-1 text-ink-soft text-sm">{copy.scoreMeans}</p>}
      </div>
    </div>
  );
}
