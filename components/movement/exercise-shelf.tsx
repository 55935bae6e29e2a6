"use client";

import { useDeferredValue, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ErrorState } from "@/components/ui/error-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useExercises } from "@/lib/features/movement/client";
import type { PhysicalCopy } from "@/lib/features/movement/copy";
import { type Filters, matching, NO_FILTERS } from "@/lib/features/movement/policy";
import type { Exercise } from "@/lib/features/movement/types";
import { ExerciseCard } from "./exercise-card";
import { ExerciseDetail } from "./exercise-detail";
import { ExerciseFilters } from "./exercise-filters";

/** Number of cards that a wide first screen shows. */
const FIRST_SCREEN = 6;

/** The exercise library, filtered by kind, body part, level, equipment and words. */
export function ExerciseShelf({ copy }: { copy: PhysicalCopy }) {
  const { library } = copy;
  const query = useExercises();
  const [filters, setFilters] = useState<Filters>(NO_FILTERS);
  const [opened, setOpened] = useState<Exercise | null>(null);
  // Deferred, so that typing stays fast while a hundred figures re-render.
  const applied = useDeferredValue(filters);
  if (query.isError && !query.data) {
    return (
      <ErrorState
        title={library.failed}
        onRetry={() => query.refetch()}
        retryLabel={library.retry}
        retrying={query.isFetching}
      />
    );
  }
  if (!query.data) return <ShelfSkeleton label={library.loading} />;
  const shown = matching(query.data, applied);
  return (
    <div className="grid grid-cols-1 gap-5">
      <ExerciseFilters copy={copy} filters={filters} onChange={setFilters} />
      <p role="status" className="text-ink-soft text-sm">
        {library.count(shown.length)}
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={library.none.title}
          action={
            <Button variant="secondary" onClick={() => setFilters(NO_FILTERS)}>
              {library.none.clear}
            </Button>
          }
        >
          {library.none.text}
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {shown.map((exercise, at) => (
            <li
              key={exercise.id}
              className="[content-visibility:auto] [contain-intrinsic-block-size:auto_26rem]"
            >
              <ExerciseCard
                copy={copy}
                exercise={exercise}
                first={at < FIRST_SCREEN}
                onOpen={setOpened}
              />
            </li>
          ))}
        </ul>
      )}
      {opened ? (
        <ExerciseDetail
          key={opened.id}
          copy={copy}
          exercise={opened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  );
}

function ShelfSkeleton({ label }: { label: string }) {
  return (
    <div aria-busy="true" className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
      <span className="sr-only">{label}</span>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <Skeleton key={at} className="h-96 w-full rounded-card" />
      ))}
    </div>
  );
}
