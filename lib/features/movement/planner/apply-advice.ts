import { detectCrisis } from "@/lib/crisis/detect";
import { checkSentence, splitSentences } from "@/lib/features/conversation/check-output";
import type { AdvisedExercise } from "@/lib/ports/routine-advisor";
import { checkGuide } from "@/lib/reader/check-guide";
import { PHASES } from "../library/constants";
import { secondsOf } from "../library/seconds-of";
import { type DosedExercise, place } from "./compose";
import { MIN_SHARE } from "./constants";
import { frameOf, routine } from "./plan-routine";
import { notesFor } from "./say";
import { worksOn } from "./suitable";
import { timeOf } from "./time-of";
import type { Plan, PlannedExercise, PlanRequest } from "./types";

/** Why advice was rejected. Names a rule, never the text. */
export type AdviceProblem =
  | "unknown_exercise"
  | "repeated"
  | "wrong_phase"
  | "out_of_order"
  | "missing_part"
  | "off_target"
  | "wrong_length";

const MIN_WHY = 12;
const MAX_WHY = 220;
/** Markup, digits and shouting; promises and titles that no one here may give. */
const UNFIT =
  /[\n<>{}\d!]|https?|\b(cures?|heals?|diagnos|guarantee|licen[cs]ed|therapist|prescri)/i;

/**
 * Builds a plan with the advisor's exercises in its order, provided every rule of the planner still
 * holds: only suitable exercises, no repeats, parts in order, the requested areas, within the time.
 * Doses are the planner's own.
 */
export async function applyAdvice(
  request: PlanRequest,
  plan: Plan,
  advised: readonly AdvisedExercise[],
): Promise<Plan | AdviceProblem> {
  const { frame, leftOut } = frameOf(request);
  const before = new Map(plan.exercises.map((item) => [item.exercise.slug, item]));
  const suitable = new Map(frame.suitable.map((exercise) => [exercise.slug, exercise]));
  const composed: DosedExercise[] = [];
  for (const { slug, phase: named } of advised) {
    const exercise = suitable.get(slug);
    const phase = PHASES.find((one) => one === named);
    if (!exercise) return "unknown_exercise";
    if (composed.some((item) => item.exercise.slug === slug)) return "repeated";
    if (!phase || !exercise.phases.includes(phase)) return "wrong_phase";
    const last = composed.at(-1);
    if (last && PHASES.indexOf(last.phase) > PHASES.indexOf(phase)) return "out_of_order";
    const known = before.get(slug);
    if (phase === "main" && !worksOn(exercise, frame.areas) && known?.phase !== "main")
      return "off_target";
    composed.push(known?.phase === phase ? asComposed(known) : place(frame, exercise, phase));
  }
  if (!PHASES.every((phase) => composed.some((item) => item.phase === phase)))
    return "missing_part";
  if (composed.length > frame.most) return "wrong_length";
  const fitted = fitTo(composed, frame.minutes * 60);
  if (!fitted || (!plan.shorterThanAsked && timeOf(fitted) < frame.minutes * 60 * MIN_SHARE))
    return "wrong_length";
  const arranged = routine(request, frame, fitted, leftOut);
  const explained = async (item: PlannedExercise): Promise<PlannedExercise> => {
    const told = advised.find(({ slug }) => slug === item.exercise.slug)?.why.trim() ?? "";
    // Only adults see a model's wording; children get ours. Notes the person should see are kept
    // either way.
    if (request.childFriendlyOnly || !(await isFit(told))) return item;
    return { ...item, why: [told, ...notesFor(asComposed(item), request, frame)].join(" ") };
  };
  const exercises = await Promise.all(arranged.exercises.map(explained));
  return { ...arranged, refined: true, exercises };
}

const asComposed = ({
  exercise,
  phase,
  seconds,
  sets,
  reps,
  holdTime,
  restTime,
}: PlannedExercise): DosedExercise => ({
  exercise,
  phase,
  seconds,
  dose: { sets, reps, holdTime, restTime },
});

/**
 * Removes sets, from the exercises with the most first, until the plan fits the time; null if even
 * one set each is too long.
 */
function fitTo(
  composed: readonly DosedExercise[],
  budget: number,
): readonly DosedExercise[] | null {
  const items = [...composed];
  while (timeOf(items) > budget) {
    const most = Math.max(...items.map(({ dose }) => dose.sets));
    const at = items.findLastIndex(({ dose }) => dose.sets === most);
    const item = items[at];
    if (!item || most === 1) return null;
    const dose = { ...item.dose, sets: most - 1 };
    items[at] = { ...item, dose, seconds: secondsOf(dose, item.exercise.perSide) };
  }
  return items;
}

/**
 * Whether a model's sentence may be shown: short, plain, and past the same checks as the chat's
 * answers.
 */
async function isFit(why: string): Promise<boolean> {
  if (why.length < MIN_WHY || why.length > MAX_WHY || UNFIT.test(why)) return false;
  const { sentences, rest } = splitSentences(why);
  const fit = [...sentences, rest].every(
    (sentence) => checkSentence(sentence, "en").brokenRule === null,
  );
  if (!fit) return false;
  const { fault, score } = await checkGuide(why);
  return fault === null && score !== null && (await detectCrisis(why)).concern === "none";
}
