"use client";

import { useMemo } from "react";
import { useBegunSessions } from "@/lib/features/conversation/client";
import { useFinishedExercises } from "@/lib/features/conversation/exercises/client";
import { useMoods } from "@/lib/features/mood/client";
import { exercisesWithMoods } from "./exercises-with-moods";
import { summarise } from "./summarise";
import type { ExerciseLine, Summary } from "./types";

/**
 * The figures follow the mood list, so that a check-in shows at once; null while or because the
 * list is missing.
 */
export function useSummary(): Summary | null {
  const { data: moods } = useMoods();
  const { data: sessions } = useBegunSessions();
  return useMemo(
    () => (moods ? summarise({ moods, sessions: sessions ?? [] }) : null),
    [moods, sessions],
  );
}

/** The same with the exercises, which the dashboard alone reads. */
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
 * Finished exercises with the check-ins around them; they stand by themselves where the check-ins
 * are missing.
 */
export function useExerciseLines(): readonly ExerciseLine[] {
  const { data: moods } = useMoods();
  const { data: finished } = useFinishedExercises();
  return useMemo(() => exercisesWithMoods(finished ?? [], moods ?? []), [finished, moods]);
}
