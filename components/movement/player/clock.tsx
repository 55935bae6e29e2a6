import type { PlayerCopy } from "@/lib/features/movement/player/copy";
import type { Moment } from "@/lib/features/movement/player/policy";

const RADIUS = 44;
const AROUND = 2 * Math.PI * RADIUS;

/**
 * Seconds left, as a ring and a number; the words below say what for. It's announced once per
 * phase, not every second.
 */
export function Clock({
  copy,
  moment,
  reps,
}: {
  copy: PlayerCopy;
  moment: Moment;
  reps: number | null;
}) {
  const share = moment.of === 0 ? 0 : moment.left / moment.of;
  return (
    <div className="flex items-center gap-3">
      <div aria-hidden className="relative grid size-16 shrink-0 place-items-center sm:size-24">
        <svg aria-hidden="true" viewBox="0 0 100 100" className="-rotate-90 absolute inset-0">
          <circle cx="50" cy="50" r={RADIUS} fill="none" stroke="var(--line)" strokeWidth="6" />
          <circle
            cx="50"
            cy="50"
            r={RADIUS}
            fill="none"
            stroke="var(--primary)"
            strokeWidth="6"
            strokeLinecap="round"
            strokeDasharray={`${AROUND * share} ${AROUND}`}
          />
        </svg>
        <span className="font-display text-2xl tabular-nums sm:text-4xl">
          {Math.ceil(moment.left)}
        </span>
      </div>
      <p role="status" className="min-w-0 font-semibold">
        {copy.clock[moment.phase]}
      </p>
      {reps !== null && moment.phase !== "ready" ? (
        <p className="ms-auto text-ink-soft text-sm tabular-nums">
          {copy.repsDone(moment.reps, reps)}
        </p>
      ) : null}
    </div>
  );
}
