import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import { RED_FLAGS } from "@/lib/features/movement/red-flags/copy";
import type { PtSessionsCopy } from "@/lib/features/movement/sessions/copy";
import type { PtSession } from "@/lib/features/movement/sessions/types";
import type { Audience } from "@/lib/shared/audience";
import { longDay, timeOfDay } from "@/lib/shared/dates";

interface SessionCardProps {
  audience: Audience;
  copy: PtSessionsCopy;
  session: PtSession;
  zone: string | null;
  nameOf: (exerciseId: string) => string;
}

const signNames = (signs: readonly string[], audience: Audience): string =>
  RED_FLAGS.filter(({ id }) => signs.includes(id))
    .map((flag) => flag[audience])
    .join(", ");

/**
 * A session: when it was, how long it took, how much of it was done, and the pain around it
 * (PHYS-07).
 */
export function SessionCard({ audience, copy, session, zone, nameOf }: SessionCardProps) {
  const {
    createdAt,
    duration,
    completedExercises,
    totalExercises,
    painBefore,
    painAfter,
    energyLevel,
  } = session;
  const told = (pain: number | null) => (pain === null ? copy.notTold : String(pain));
  return (
    <article className="grid gap-2 rounded-card border border-line bg-card p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-lg">{session.routineName ?? copy.noRoutine}</h3>
        {/* Reserves its space before the time zone is known: next to a long name it wraps to its
            own line. */}
        <time
          dateTime={createdAt}
          className={cn("text-ink-soft text-sm", zone === null && "invisible")}
        >
          {`${longDay(createdAt, zone ?? "UTC")}, ${timeOfDay(createdAt, zone ?? "UTC")}`}
        </time>
      </div>
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="sunk">{copy.minutes(duration)}</Badge>
        <Badge tone="soft">{copy.done(completedExercises, totalExercises)}</Badge>
        <Badge tone="sunk">{copy.pain(told(painBefore), told(painAfter))}</Badge>
        {energyLevel === null ? null : <Badge tone="sunk">{copy.energy(energyLevel)}</Badge>}
        {session.stopSigns.length > 0 ? (
          <Badge tone="signal">{copy.stopped(signNames(session.stopSigns, audience))}</Badge>
        ) : null}
      </p>
      {session.notes ? (
        <p className="whitespace-pre-line text-ink-soft">
          <span className="sr-only">{copy.notes}: </span>
          {session.notes}
        </p>
      ) : null}
      {session.performances.length > 0 ? (
        <details>
          <summary className="prose-link inline-block cursor-pointer rounded-sm py-1 text-sm">
            {copy.more}
          </summary>
          <ul className="mt-1 grid gap-1 text-sm">
            {session.performances.map(({ id, exerciseId, completionStatus, difficultyRating }) => (
              <li key={id}>
                <span className="font-semibold">{nameOf(exerciseId)}</span>
                <span className="text-ink-soft">
                  {` · ${copy.statuses[completionStatus]}`}
                  {difficultyRating === null ? null : ` · ${copy.rating(difficultyRating)}`}
                </span>
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </article>
  );
}
