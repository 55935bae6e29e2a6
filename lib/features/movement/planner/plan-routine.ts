import { DIFFICULTIES, type Difficulty } from "../constants";
import { PHASES } from "../library/constants";
import { compose, type DosedExercise, type Frame } from "./compose";
import { ASK_FIRST_WITH, EASIER_SHARE, MAX_ROUTINE, MIN_ROUTINE, MIN_SHARE } from "./constants";
import { readHistory } from "./read-history";
import { joinWithAnd, sayLeftOut, tooPainful, whyOf, wordsFor } from "./say";
import { seeded } from "./seeded";
import { rankOf, sortLibrary } from "./suitable";
import { timeOf } from "./time-of";
import type { LeftOut, Plan, PlannedExercise, PlanRequest } from "./types";
import { readGoals, readTargetAreas } from "./understand";

/**
 * Fallback exercises when little else is safe: breathing, walking on the spot, small movements of
 * feet and fingers.
 */
const GENTLE = new Set([
  "seated-breathing",
  "belly-breathing",
  "march-in-place",
  "ankle-pumps",
  "tendon-glides",
]);
/** With fewer suitable exercises than this besides the gentle ones, we don't call it a routine. */
const MIN_CHOICE = 3;
const GENTLE_MINUTES = 10;

/**
 * Plans a routine from the library (PHYS-06, API-33): warm-up, main part, cool-down, no repeats.
 * It's never longer or harder than requested. Exercises are left out because of pain of 4 or more,
 * a condition, or having recently been stopped or too hard; an easy or hard last time changes the
 * doses, and last time's exercises come up less. Pain of 8 or more anywhere is refused with advice.
 * Pure and deterministic: the same request gives the same plan.
 *
 * The rules follow ACSM's guidelines (warm-up and cool-down, small progressions, preparticipation
 * screening).
 */
export function planRoutine(request: PlanRequest): Plan {
  const words = wordsFor(request);
  const worst = tooPainful(request.pain);
  if (worst) return refused(request, words.refusedPain(words.areas[worst.area], worst.pain));

  const { frame, leftOut } = frameOf(request);
  const composed = compose(frame);
  const hasAllParts = (["warmup", "main", "cooldown"] as const).every((phase) =>
    composed.some((item) => item.phase === phase),
  );
  const choice = frame.suitable.filter(
    ({ slug, phases }) => !GENTLE.has(slug) && phases.includes("main"),
  );
  if (!hasAllParts || choice.length < MIN_CHOICE) return gentle(request, frame, leftOut);
  return routine(request, frame, composed, leftOut);
}

/** The planner's view of a request; refined plans are judged against it too. */
export function frameOf(request: PlanRequest): {
  readonly frame: Frame;
  readonly leftOut: readonly LeftOut[];
} {
  const learned = readHistory(request.history);
  const cap = learned.painRose ? oneLower(request.difficulty) : request.difficulty;
  const areas = readTargetAreas(request.targetAreas);
  const sorted = sortLibrary(request, cap, learned);
  const fewer = learned.painRose || learned.effort === -1;
  const frame: Frame = {
    areas,
    goals: readGoals(request.goals),
    learned,
    level: rankOf(cap),
    minutes: Math.max(
      MIN_ROUTINE,
      Math.floor(asked(request) * (learned.painRose ? EASIER_SHARE : 1)),
    ),
    most: fewer ? Math.max(PHASES.length, learned.lastTime.size) : Number.POSITIVE_INFINITY,
    suitable: sorted.suitable,
    fewer,
    random: seeded(request.seed),
  };
  return { frame, leftOut: sayLeftOut(sorted, request, areas) };
}

const asked = ({ minutes }: PlanRequest): number =>
  Math.max(MIN_ROUTINE, Math.min(MAX_ROUTINE, minutes));

const oneLower = (difficulty: Difficulty): Difficulty =>
  DIFFICULTIES[rankOf(difficulty) - 1] ?? "beginner";

export function routine(
  request: PlanRequest,
  frame: Frame,
  composed: readonly DosedExercise[],
  leftOut: readonly LeftOut[],
): Plan {
  const words = wordsFor(request);
  const plan = planOf(request, frame, composed);
  const shorter = plan.totalSeconds < asked(request) * 60 * MIN_SHARE;
  const { learned } = frame;
  const sentences = [
    learned.painRose ? words.painRose : null,
    !learned.painRose && learned.effort === -1 ? words.hardLastTime : null,
    !learned.painRose && learned.effort === 1 ? words.easyLastTime : null,
    leftOut.length > 0 ? words.keptOut(leftOut.length) : null,
    shorter && !frame.fewer ? words.shorter(plan.estimatedDuration) : null,
    doctorFirst(request),
  ].filter((sentence) => sentence !== null);
  const areas = joinWithAnd(frame.areas.map((area) => words.areas[area]));
  return {
    ...plan,
    kind: "routine",
    name: words.name(plan.estimatedDuration, areas),
    shorterThanAsked: shorter,
    refined: false,
    leftOut,
    message: sentences.length > 0 ? sentences.join(" ") : null,
  };
}

/**
 * The note a person with such a condition gets with every routine: leaving exercises out doesn't
 * replace a doctor's advice.
 */
function doctorFirst(request: PlanRequest): string | null {
  const words = wordsFor(request);
  const grave = ASK_FIRST_WITH.filter((condition) => request.conditions.includes(condition));
  return grave.length > 0
    ? words.askWith(joinWithAnd(grave.map((condition) => words.conditions[condition])))
    : null;
}

function gentle(request: PlanRequest, frame: Frame, leftOut: readonly LeftOut[]): Plan {
  const words = wordsFor(request);
  const suitable = frame.suitable.filter(({ slug }) => GENTLE.has(slug));
  const composed = compose({
    ...frame,
    suitable,
    fewer: true,
    minutes: Math.min(frame.minutes, GENTLE_MINUTES),
  });
  if (composed.length === 0) return refused(request, words.refusedEmpty, leftOut);
  return {
    ...planOf(request, frame, composed),
    kind: "gentle",
    name: words.gentleName,
    shorterThanAsked: true,
    refined: false,
    leftOut,
    message: `${words.gentle} ${words.askFirst}`,
  };
}

const refused = (
  request: PlanRequest,
  message: string,
  leftOut: readonly LeftOut[] = [],
): Plan => ({
  kind: "refused",
  name: "",
  goals: readGoals(request.goals),
  targetAreas: readTargetAreas(request.targetAreas),
  difficulty: request.difficulty,
  exercises: [],
  totalSeconds: 0,
  estimatedDuration: 0,
  shorterThanAsked: true,
  refined: false,
  leftOut,
  message,
});

function planOf(request: PlanRequest, frame: Frame, composed: readonly DosedExercise[]) {
  const totalSeconds = timeOf(composed);
  return {
    goals: frame.goals,
    targetAreas: frame.areas,
    difficulty: request.difficulty,
    exercises: composed.map(
      (item, orderIndex): PlannedExercise => ({
        ...item.dose,
        exercise: item.exercise,
        phase: item.phase,
        orderIndex,
        seconds: item.seconds,
        why: whyOf(item, request, frame),
      }),
    ),
    totalSeconds,
    estimatedDuration: Math.ceil(totalSeconds / 60),
  };
}
