"use client";

import { lazyPart, RetryAlone } from "@/components/layout/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";

// The parts of this room that aren't in its initial scripts: the drawings, and every tab after the
// first.

const tabLoading = (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-52 w-full rounded-card" />
    <Skeleton className="h-52 w-full rounded-card" />
  </div>
);

/** Its frame already has the final size, so it needs no placeholder. */
export const Figure = lazyPart(() => import("./figure").then((module) => module.ExerciseFigure), {
  loading: null,
  failed: RetryAlone,
  still: true,
});
export const RoutineList = lazyPart(
  () => import("./routine-list").then((module) => module.RoutineList),
  {
    loading: tabLoading,
  },
);
export const SessionsTab = lazyPart(
  () => import("@/components/movement/sessions/sessions-tab").then((module) => module.SessionsTab),
  { loading: tabLoading },
);
export const Assessments = lazyPart(
  () =>
    import("@/components/movement/assessments/assessments").then((module) => module.Assessments),
  { loading: tabLoading },
);
