import type { Goal, Phase, TargetArea } from "../library/constants";
import type { LibraryExercise } from "../library/types";
import type { TrainingHistory } from "./read-history";
import { rankOf } from "./suitable";

export interface Wish {
  readonly areas: readonly TargetArea[];
  readonly goals: readonly Goal[];
  readonly learned: TrainingHistory;
  /** 0 beginner … 2 advanced */
  readonly level: number;
}

const FIT = { target: 3, also: 2, wholeBody: 1.5, elsewhere: 0 };
const GOAL = 1.5;
const GOAL_AT_THE_EDGES = 0.3;
const MAX_GOALS = 2;
const NO_GOAL = -1.5;
const LAST_TIME = -3;
const BEFORE_THAT = -1;
const SKIPPED = -1;
const SAME_AREA = -1.1;
const SAME_CATEGORY = -0.7;
const NEXT_TO_IT = -0.5;

function areaFit(
  { targetArea, alsoTargets }: LibraryExercise,
  areas: readonly TargetArea[],
): number {
  if (areas.includes("full-body")) return targetArea === "full-body" ? FIT.target : FIT.also;
  if (areas.includes(targetArea)) return FIT.target;
  if (alsoTargets.some((area) => areas.includes(area))) return FIT.also;
  return targetArea === "full-body" ? FIT.wholeBody : FIT.elsewhere;
}

function goalFit(exercise: LibraryExercise, goals: readonly Goal[]): number {
  const met = exercise.goals.filter((goal) => goals.includes(goal)).length;
  return met === 0 ? NO_GOAL : GOAL * Math.min(met, MAX_GOALS);
}

/**
 * Warm-up exercises are easy, lively and done standing, and cool-down exercises are slow; the main
 * part is close to the requested level, harder if that was easy last time.
 */
function phaseFit(exercise: LibraryExercise, phase: Phase, { level, learned }: Wish): number {
  const rank = rankOf(exercise.difficulty);
  if (phase === "main")
    return (
      rank -
      level +
      (learned.effort * (rank - 1)) / 2 +
      (exercise.phases.includes("cooldown") ? NEXT_TO_IT : 0)
    );
  if (phase === "cooldown")
    return (
      (exercise.category === "flexibility" || exercise.goals.includes("relaxation") ? 1.5 : 0) -
      rank
    );
  const onFeet = exercise.position === "standing" || exercise.position === "seated";
  return (
    (exercise.category === "cardio" ? 3 : 0) +
    (exercise.goals.includes("mobility") ? 1 : 0) +
    (onFeet ? 0 : -2) -
    rank
  );
}

/** How well an exercise fits this phase, regardless of the rest of the plan. Higher is better. */
export function worthOf(exercise: LibraryExercise, phase: Phase, wish: Wish): number {
  const { learned } = wish;
  return (
    areaFit(exercise, wish.areas) +
    goalFit(exercise, wish.goals) * (phase === "main" ? 1 : GOAL_AT_THE_EDGES) +
    phaseFit(exercise, phase, wish) +
    (learned.lastTime.has(exercise.id) ? LAST_TIME : 0) +
    (learned.beforeThat.has(exercise.id) ? BEFORE_THAT : 0) +
    (learned.skipped.has(exercise.id) ? SKIPPED : 0)
  );
}

/** The penalty for similar exercises already in the same phase, to keep a plan varied. */
export function likeness(exercise: LibraryExercise, chosen: readonly LibraryExercise[]): number {
  let sum = 0;
  for (const { targetArea, category } of chosen) {
    if (targetArea === exercise.targetArea) sum += SAME_AREA;
    if (category === exercise.category) sum += SAME_CATEGORY;
  }
  return sum;
}
