"use client";

import { Play } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Badge } from "@/components/ui/badge";
import { LinkButton } from "@/components/ui/link-button";
import { useTimeZone } from "@/lib/client/time-zone";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import { PHASES } from "@/lib/features/movement/library/constants";
import type { Routine, RoutineItem } from "@/lib/features/movement/types";
import { shortDate } from "@/lib/shared/dates";
import { ExerciseFigure } from "./figure";
import { goalName } from "./words";

interface RoutineCardProps {
  copy: PhysicalCopy;
  routine: Routine;
  /** The routine was just made: its reasons start expanded. */
  fresh: boolean;
  /** It was started but not finished; opening it resumes there. */
  begun: boolean;
  children: ReactNode;
}

/**
 * A routine with its exercises and the reasons for them. `children` are its actions other than
 * opening.
 */
export function RoutineCard({ copy, routine, fresh, begun, children }: RoutineCardProps) {
  const zone = useTimeZone();
  const titleId = useId();
  const { routines } = copy;
  const { id, name, estimatedDuration, difficulty, goals, exercises, message, leftOut, createdAt } =
    routine;
  return (
    <article
      aria-labelledby={titleId}
      id={`routine-${id}`}
      tabIndex={-1}
      className="grid grid-cols-1 gap-4 rounded-card border border-line bg-card p-5 shadow-rest outline-offset-4 sm:p-6"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h3 id={titleId} className="text-xl">
            {name}
          </h3>
          <p className="mt-1 text-ink-soft text-sm">
            {copy.minutes(estimatedDuration)} · {copy.difficulties[difficulty]} ·{" "}
            {routines.count(exercises.length)}
            {zone ? ` · ${routines.made(shortDate(createdAt, zone))}` : null}
          </p>
          <p className="mt-2 flex flex-wrap gap-1.5">
            {begun ? <Badge tone="accent">{routines.begun}</Badge> : null}
            {goals.map((goal) => (
              <Badge key={goal} tone="soft">
                {goalName(copy, goal)}
              </Badge>
            ))}
          </p>
        </div>
        <LinkButton
          href={`/physical-therapy/routines/${id}`}
          aria-label={routines.startNamed(name)}
        >
          <Play aria-hidden className="size-4" />
          {routines.start}
        </LinkButton>
      </div>
      {message ? (
        <p className="rounded-control bg-accent-soft px-4 py-2.5 text-sm">{message}</p>
      ) : null}
      <details open={fresh || undefined}>
        <summary className="prose-link inline-block cursor-pointer rounded-sm py-1">
          {routines.why}
        </summary>
        <div className="mt-3 grid gap-4">
          {PHASES.map((phase) => (
            <PhaseList
              key={phase}
              copy={copy}
              title={copy.phases[phase]}
              items={exercises.filter((item) => item.phase === phase)}
            />
          ))}
          {leftOut.length > 0 ? (
            <section>
              <h4 className="font-semibold">{routines.leftOut}</h4>
              <ul className="mt-1 grid gap-1 text-ink-soft text-sm">
                {leftOut.map((one) => (
                  <li key={one.name}>
                    <span className="font-semibold">{one.name}:</span> {one.why}
                  </li>
                ))}
              </ul>
            </section>
          ) : null}
        </div>
      </details>
      <div className="flex flex-wrap gap-2">{children}</div>
    </article>
  );
}

function PhaseList({
  copy,
  title,
  items,
}: {
  copy: PhysicalCopy;
  title: string;
  items: readonly RoutineItem[];
}) {
  if (items.length === 0) return null;
  return (
    <section>
      <h4 className="font-semibold">{title}</h4>
      <ol className="mt-2 grid gap-2">
        {items.map((item) => (
          <li key={item.id} className="flex items-start gap-3">
            <span className="grid size-14 shrink-0 place-items-center overflow-hidden rounded-control bg-sunk">
              {item.exercise.slug ? (
                <ExerciseFigure slug={item.exercise.slug} still className="size-12" />
              ) : null}
            </span>
            <span className="min-w-0">
              <span className="block font-semibold">{item.exercise.name}</span>
              <span className="block text-ink-soft text-sm">
                {copy.amount(item, item.exercise.perSide)}
              </span>
              {item.notes ? <span className="block text-sm">{item.notes}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
