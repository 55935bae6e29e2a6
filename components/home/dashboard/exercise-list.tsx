"use client";

import { MoodFace } from "@/components/ui/art/mood-face";
import { Button } from "@/components/ui/button";
import { Skeleton } from "@/components/ui/skeleton";
import { useExerciseLines } from "@/lib/across/home/dashboard/client";
import { EXERCISES_SHOWN } from "@/lib/across/home/dashboard/constants";
import { DASHBOARD_COPY } from "@/lib/across/home/dashboard/copy";
import type { CheckIn, ExerciseLine } from "@/lib/across/home/dashboard/types";
import { useTimeZone } from "@/lib/client/time-zone";
import { useFinishedExercises } from "@/lib/features/conversation/exercises/client";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { Audience } from "@/lib/shared/audience";
import { longDay } from "@/lib/shared/dates";

/**
 * The most recently completed exercises, with the check-ins before and after them if there are any.
 */
export function ExerciseList({ audience }: { audience: Audience }) {
  const { helped, failed, loading } = DASHBOARD_COPY[audience];
  const { data, isError, isFetching, refetch } = useFinishedExercises();
  const lines = useExerciseLines();
  if (isError && !data) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-ink-soft">
        {failed.exercises}
        <Button variant="secondary" size="sm" onClick={() => refetch()} pending={isFetching}>
          {failed.retry}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-12 w-full" />
      </div>
    );
  }
  if (lines.length === 0) return <p className="text-ink-soft">{helped.exercises.none}</p>;
  return (
    <ul className="divide-y divide-line">
      {lines.slice(0, EXERCISES_SHOWN).map((line) => (
        <Line key={line.id} audience={audience} line={line} />
      ))}
    </ul>
  );
}

function Line({ audience, line }: { audience: Audience; line: ExerciseLine }) {
  const zone = useTimeZone();
  const { names, before, after } = DASHBOARD_COPY[audience].helped.exercises;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <span className="min-w-0">
        <span className="block font-semibold">
          {names[line.exercise] ?? line.exercise.replaceAll("-", " ")}
        </span>
        <span className="block min-h-[1.5em] text-ink-soft text-sm">
          {zone ? <time dateTime={line.finishedAt}>{longDay(line.finishedAt, zone)}</time> : null}
        </span>
      </span>
      {line.before || line.after ? (
        <span className="flex gap-4 text-sm">
          {line.before ? <Around audience={audience} when={before} checkIn={line.before} /> : null}
          {line.after ? <Around audience={audience} when={after} checkIn={line.after} /> : null}
        </span>
      ) : null}
    </li>
  );
}

function Around({
  audience,
  when,
  checkIn,
}: {
  audience: Audience;
  when: string;
  checkIn: CheckIn;
}) {
  return (
    <span className="grid grid-cols-[auto_auto] items-center gap-x-1.5">
      <MoodFace mood={checkIn.mood} className="row-span-2 size-8" />
      <span className="text-ink-soft text-xs">{when} </span>
      <span className="font-semibold leading-tight">
        {MOOD_COPY[audience].labels[checkIn.mood]}{" "}
        <span className="tabular-nums">{checkIn.points}</span>
      </span>
    </span>
  );
}
