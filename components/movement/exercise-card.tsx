import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { CATEGORY_NAMES } from "@/lib/features/movement/constants";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import { previewOf } from "@/lib/features/movement/policy";
import type { Exercise } from "@/lib/features/movement/types";
import { LazyFigure } from "./lazy-figure";
import { areaName } from "./words";

interface ExerciseCardProps {
  copy: PhysicalCopy;
  exercise: Exercise;
  /** True if the card is on the first screen. */
  first: boolean;
  onOpen: (exercise: Exercise) => void;
}

export function ExerciseCard({ copy, exercise, first, onOpen }: ExerciseCardProps) {
  const titleId = useId();
  const { slug, name, category, difficulty, targetArea, duration, instructions } = exercise;
  return (
    <article
      aria-labelledby={titleId}
      className="flex h-full flex-col overflow-hidden rounded-card border border-line bg-card shadow-rest"
    >
      <div className="grid place-items-center bg-sunk p-4">
        {slug ? <LazyFigure slug={slug} first={first} className="h-36 w-full" /> : null}
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4 sm:p-5">
        <h3 id={titleId} className="text-lg">
          {name}
        </h3>
        <p className="flex flex-wrap gap-1.5">
          <Badge tone="soft">{CATEGORY_NAMES[category]}</Badge>
          <Badge tone="sunk">{copy.difficulties[difficulty]}</Badge>
        </p>
        <p className="flex-1 text-ink-soft text-sm">{previewOf(instructions)}</p>
        <div className="flex items-center justify-between gap-3">
          <span className="text-ink-soft text-sm">
            {areaName(copy, targetArea)} · {copy.minutes(duration)}
          </span>
          <Button
            variant="secondary"
            size="sm"
            aria-describedby={titleId}
            onClick={() => onOpen(exercise)}
          >
            {copy.library.details}
          </Button>
        </div>
      </div>
    </article>
  );
}
