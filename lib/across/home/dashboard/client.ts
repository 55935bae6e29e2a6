"use client";

import { useMemo } from "react";
import { useBegunSessions } from "@/lib/features/conversation/client";
import { useFinishedExercises } from "@/lib/features/conversation/exercises/client";
import { useMoods } from "@/lib/features/mood/client";
import { exercisesWithMoods } from "./exercises-with-moods";
import { summarise } from "./summarise";
import type { ExerciseLine, Summary } from "./types";

/**
 * Calculates the figures from the mood list in the browser, so that a new check-in counts right
 * away. Null while the list is loading, or if it couldn't be loaded.
 */
export function useSummary(): Summary | null {
  const { data: moods } = useMoods();
  const { data: sessions } = useBegunSessions();
  return useMemo(
    () => (moods ? summarise({ moods, sessions: sessions ?? [] }) : null),
    [moods, sessions],
  );
}

/** Same as `useSummary`, plus the exercises that only the dashboard reads. */
export function useDashboard(): Summary | null {
  const { data: moods } = useMoods();
  const { data: sessions } = useBegunSessions();
  const { data: finished } = useFinishedExercises();
  return useMemo(
    () => (moods ? summarise({ moods, sessions: sessions ?? [], finished: finished ?? [] }) : null),
    [moods, sessions, finished],
  );
}

/**
 * Finished exercises with the check-ins around them, or just the exercises if there are no
 * check-ins.
 */
export function useExerciseLines(): readonly ExerciseLine[] {
  const { data: moods } = useMoods();
  const { data: finished } = useFinishedExercises();
  return useMemo(() => exercisesWithMoods(finished ?? [], moods ?? []), [finished, moods]);
}
