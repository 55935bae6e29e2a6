import type { BodyArea, TargetArea } from "../library/constants";
import type { LibraryExercise } from "../library/types";
import type { DosedExercise, Frame } from "./compose";
import { PAIN_STOPS } from "./constants";
import { PLAN_COPY } from "./copy";
import type { Sorted } from "./suitable";
import { painfulIn, rankOf, worksOn } from "./suitable";
import type { LeftOut, PlanRequest } from "./types";

export const wordsFor = ({ childFriendlyOnly }: PlanRequest) =>
  PLAN_COPY[childFriendlyOnly ? "child" : "adult"];

/** "a, b and c" */
export const joinWithAnd = (words: readonly string[]): string =>
  words.length <= 1 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;

const nameOf = (exercise: LibraryExercise, { childFriendlyOnly }: PlanRequest): string =>
  (childFriendlyOnly ? exercise.childName : null) ?? exercise.name;

/** The requested area, if the exercise works on it; else its own. */
function areaFor(exercise: LibraryExercise, areas: readonly TargetArea[]): TargetArea {
  if (areas.includes(exercise.targetArea)) return exercise.targetArea;
  return exercise.alsoTargets.find((area) => areas.includes(area)) ?? exercise.targetArea;
}

/** Why an exercise is in its place, in short sentences. */
export const whyOf = (item: DosedExercise, request: PlanRequest, frame: Frame): string =>
  [reasonFor(item, request, frame), ...notesFor(item, request, frame)].join(" ");

function reasonFor(
  { exercise, phase }: DosedExercise,
  request: PlanRequest,
  { areas, goals }: Frame,
): string {
  const words = wordsFor(request);
  const area = words.areas[areaFor(exercise, areas)];
  const goal = exercise.goals.find((one) => goals.includes(one)) ?? exercise.goals[0] ?? "mobility";
  return phase === "main" ? words.main[goal](area) : words[phase](area);
}

/**
 * Further notes for the person: that the exercise fills the time, how last time changed it, where
 * it may hurt.
 */
export function notesFor(
  { exercise, phase }: DosedExercise,
  request: PlanRequest,
  frame: Frame,
): readonly string[] {
  const words = wordsFor(request);
  const step = phase === "main" ? frame.learned.stepOf(exercise.id) : 0;
  const [sore] = painfulIn(exercise, request.pain, 1);
  return [
    phase === "main" && !worksOn(exercise, frame.areas) ? words.supplement : null,
    step === 1 ? words.harder : step === -1 ? words.easier : null,
    sore ? words.sore(words.areas[sore]) : null,
  ].filter((sentence) => sentence !== null);
}

/** Exercises that would have suited if it weren't for safety. */
export function sayLeftOut(
  { leftOut }: Sorted,
  request: PlanRequest,
  areas: readonly TargetArea[],
): LeftOut[] {
  const words = wordsFor(request);
  return leftOut
    .filter(
      ({ exercise }) =>
        worksOn(exercise, areas) && rankOf(exercise.difficulty) <= rankOf(request.difficulty),
    )
    .map(({ exercise, reason }) => {
      const [area = "core"] = painfulIn(exercise, request.pain, 1);
      const condition =
        request.conditions.find((one) => exercise.avoidWith.includes(one)) ?? "recent_surgery";
      const why = {
        pain: () => words.leftOut.pain(words.areas[area], request.pain[area] ?? 0),
        condition: () => words.leftOut.condition(words.conditions[condition]),
        stopped_before: words.leftOut.stopped_before,
        too_hard_before: words.leftOut.too_hard_before,
      }[reason]();
      return { exerciseId: exercise.id, name: nameOf(exercise, request), reason, why };
    });
}

/** The area that hurts too much for any routine, if any. */
export function tooPainful(pain: PlanRequest["pain"]): { area: BodyArea; pain: number } | null {
  const entries = Object.entries(pain) as [BodyArea, number | undefined][];
  const worst = entries
    .map(([area, value]) => ({ area, pain: value ?? 0 }))
    .toSorted((one, other) => other.pain - one.pain)[0];
  return worst && worst.pain >= PAIN_STOPS ? worst : null;
}
