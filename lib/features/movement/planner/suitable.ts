import { DIFFICULTIES, type Difficulty } from "../constants";
import type { BodyArea, TargetArea } from "../library/constants";
import { LIBRARY } from "../library/library";
import type { LibraryExercise } from "../library/types";
import { type LeftOutReason, PAIN_LEAVES_OUT } from "./constants";
import type { TrainingHistory } from "./read-history";
import type { PlanRequest } from "./types";

export const rankOf = (difficulty: Difficulty): number => DIFFICULTIES.indexOf(difficulty);

/**
 * Whether an exercise works on any of the requested areas. A full-body one works on all of them.
 */
export const worksOn = (exercise: LibraryExercise, areas: readonly TargetArea[]): boolean =>
  areas.includes("full-body") ||
  exercise.targetArea === "full-body" ||
  [exercise.targetArea, ...exercise.alsoTargets].some((area) => areas.includes(area));

/** The areas an exercise loads that hurt at least `from` (0-10), worst first. */
export const painfulIn = (
  exercise: LibraryExercise,
  pain: PlanRequest["pain"],
  from: number,
): BodyArea[] =>
  exercise.stresses
    .filter((area) => (pain[area] ?? 0) >= from)
    .toSorted((a, b) => (pain[b] ?? 0) - (pain[a] ?? 0));

/** Why an otherwise fitting exercise is left out for safety; null if it's fine. */
function reasonAgainst(
  exercise: LibraryExercise,
  request: PlanRequest,
  learned: TrainingHistory,
): LeftOutReason | null {
  if (painfulIn(exercise, request.pain, PAIN_LEAVES_OUT).length > 0) return "pain";
  if (exercise.avoidWith.some((condition) => request.conditions.includes(condition)))
    return "condition";
  if (learned.stopped.has(exercise.id)) return "stopped_before";
  return learned.tooHard.has(exercise.id) ? "too_hard_before" : null;
}

export interface Sorted {
  readonly suitable: readonly LibraryExercise[];
  readonly leftOut: readonly {
    readonly exercise: LibraryExercise;
    readonly reason: LeftOutReason;
  }[];
}

/** Splits the library into exercises that may be planned and ones that only safety rules out. */
export function sortLibrary(
  request: PlanRequest,
  cap: Difficulty,
  learned: TrainingHistory,
): Sorted {
  const possible = LIBRARY.filter(
    (exercise) =>
      rankOf(exercise.difficulty) <= rankOf(cap) &&
      (!request.childFriendlyOnly || exercise.isChildFriendly) &&
      exercise.equipment.every((thing) => request.equipment.includes(thing)),
  );
  const judged = possible.map((exercise) => ({
    exercise,
    reason: reasonAgainst(exercise, request, learned),
  }));
  return {
    suitable: judged.filter(({ reason }) => reason === null).map(({ exercise }) => exercise),
    leftOut: judged.flatMap(({ exercise, reason }) =>
      reason === null ? [] : [{ exercise, reason }],
    ),
  };
}
