"use client";

import { lazyPart, RetryAlone } from "@/components/layout/lazy-part";
import { Skeleton } from "@/components/ui/skeleton";

// What of this room is not among its first scripts: the drawings, and the tabs that stand behind
// the first.

const tabLoading = (
  <div aria-busy="true" className="grid gap-4">
    <Skeleton className="h-52 w-full rounded-card" />
    <Skeleton className="h-52 w-full rounded-card" />
  </div>
);

/** Stands in a frame that has its size already. */
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
