import { DEFAULT_SCORE, type Mood } from "@/lib/features/mood/constants";
import { AROUND_EXERCISE_MS } from "./constants";
import type { CheckIn, ExerciseLine } from "./types";

interface Entry {
  readonly id: string;
  readonly mood: Mood;
  readonly moodScore?: number | null;
  readonly createdAt: string;
}

interface Walked {
  readonly id: string;
  readonly exercise: string;
  readonly finishedAt: string;
}

/**
 * Each exercise with the nearest check-in before and after its end, within six hours. Both inputs
 * are newest first.
 */
export function exercisesWithMoods(
  finished: readonly Walked[],
  moods: readonly Entry[],
): ExerciseLine[] {
  return finished.map(({ id, exercise, finishedAt }) => {
    const end = Date.parse(finishedAt);
    const near = moods.filter(
      ({ createdAt }) => Math.abs(Date.parse(createdAt) - end) <= AROUND_EXERCISE_MS,
    );
    return {
      id,
      exercise,
      finishedAt,
      before: asCheckIn(near.find(({ createdAt }) => Date.parse(createdAt) <= end)),
      after: asCheckIn(near.findLast(({ createdAt }) => Date.parse(createdAt) > end)),
    };
  });
}

const asCheckIn = (entry: Entry | undefined): CheckIn | null =>
  entry ? { id: entry.id, mood: entry.mood, points: entry.moodScore ?? DEFAULT_SCORE } : null;
