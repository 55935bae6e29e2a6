import { aPlanRequest, planRequests } from "@/tests/factories/plan-requests";
import fc from "@/tests/support/random";
import { DIFFICULTIES, type Difficulty } from "../constants";
import type { BodyArea } from "../library/constants";
import { LIBRARY } from "../library/library";
import { planRoutine } from "./plan-routine";
import type { Performance, Plan, PlannedExercise, PlanRequest } from "./types";
import { readTargetAreas } from "./understand";

/*
 * The rules are written out here a second time, from the words of the specification and not from
 * the planner's code, so that planner and test can't be wrong together.
 */
const RUNS = 1_000;
const ORDER = ["warmup", "main", "cooldown"];
const rank = (difficulty: Difficulty) => DIFFICULTIES.indexOf(difficulty);

const momentsOf = (history: readonly Performance[]) => [...new Set(history.map(({ at }) => at))].sort().reverse();
const lastThree = (history: readonly Performance[]) => {
  const recent = momentsOf(history).slice(0, 3);
  return history.filter(({ at }) => recent.includes(at));
};
const painRose = (history: readonly Performance[]) =>
  history.some(
    ({ at, painBefore, painAfter }) =>
      at === momentsOf(history)[0] && painBefore !== null && painAfter !== null && painAfter >= painBefore + 2,
  );

function secondsOf({ exercise, sets, reps, holdTime, restTime }: PlannedExercise): number {
  const each = holdTime === null ? 4 : holdTime + 2;
  const set = reps === null ? (holdTime ?? 0) : reps * each;
  return set * sets * (exercise.perSide ? 2 : 1) + restTime * (sets - 1);
}

const totalOf = (exercises: readonly PlannedExercise[]): number =>
  exercises.reduce((sum, item, at) => {
    const before = exercises[at - 1];
    const change = before ? 15 + (before.exercise.position === item.exercise.position ? 0 : 10) : 0;
    return sum + secondsOf(item) + change;
  }, 0);

/** Lists the faults of one exercise in a plan. */
function faultsOf(item: PlannedExercise, request: PlanRequest): string[] {
  const { exercise } = item;
  const hurts = (area: BodyArea) => (request.pain[area] ?? 0) >= 4;
  const recent = lastThree(request.history).filter(({ exerciseId }) => exerciseId === exercise.id);
  const areas: readonly string[] = readTargetAreas(request.targetAreas);
  const works = [exercise.targetArea, ...exercise.alsoTargets].some((area) => areas.includes(area));
  const onTarget = works || areas.includes("full-body") || exercise.targetArea === "full-body";
  const cap = Math.max(0, rank(request.difficulty) - (painRose(request.history) ? 1 : 0));
  return Object.entries({
    unknown: !LIBRARY.includes(exercise),
    "too hard": rank(exercise.difficulty) > cap,
    "not for children": request.childFriendlyOnly && !exercise.isChildFriendly,
    "needs what is not there": exercise.equipment.some((thing) => !request.equipment.includes(thing)),
    "loads what hurts": exercise.stresses.some(hurts),
    "against a condition": exercise.avoidWith.some((condition) => request.conditions.includes(condition)),
    "stopped or too hard not long ago": recent.some(
      ({ status, difficultyRating }) => status === "stopped" || difficultyRating === 5,
    ),
    "in the wrong part": !exercise.phases.includes(item.phase),
    "no dose": item.sets < 1 || item.sets > 4 || (item.reps ?? item.holdTime ?? 0) < 1,
    "wrong time": item.seconds !== secondsOf(item),
    "no reason": item.why.trim().length < 10,
    "off target without a word": item.phase === "main" && !onTarget && !/fills the time|one more/.test(item.why),
  }).flatMap(([fault, isSo]) => (isSo ? [`${exercise.slug}: ${fault}`] : []));
}

/** Lists the faults of a plan as a whole. */
function faultsOfPlan(plan: Plan, request: PlanRequest): string[] {
  const { exercises } = plan;
  const parts = exercises.map(({ phase }) => ORDER.indexOf(phase));
  const total = totalOf(exercises);
  const budget = request.minutes * 60;
  const unbearable = Object.values(request.pain).some((value) => (value ?? 0) >= 8);
  const planned = new Set(exercises.map(({ exercise }) => exercise.id));
  return Object.entries({
    repeated: planned.size !== exercises.length,
    "parts out of order": parts.some((part, at) => part < (parts[at - 1] ?? 0)),
    "misses a part": plan.kind === "routine" && new Set(parts).size !== 3,
    "wrong index": exercises.some(({ orderIndex }, at) => orderIndex !== at),
    "wrong total": plan.totalSeconds !== total || plan.estimatedDuration !== Math.ceil(total / 60),
    "too long": total > budget,
    "too short without a word": plan.kind === "routine" && total < budget * 0.7 && !plan.shorterThanAsked,
    "short and silent": plan.shorterThanAsked && plan.message === null,
    "planned against pain":
      unbearable !== (plan.kind === "refused" && /pain|hurt/i.test(plan.message ?? "") && unbearable),
    "empty but not refused": (exercises.length === 0) !== (plan.kind === "refused"),
    "left out and planned": plan.leftOut.some(({ exerciseId }) => planned.has(exerciseId)),
  }).flatMap(([fault, isSo]) => (isSo ? [fault] : []));
}

it("PHYS-12 1,000 routines over random wishes satisfy every rule", () => {
  const kinds = { routine: 0, gentle: 0, refused: 0 };
  fc.assert(
    fc.property(planRequests, (request) => {
      const plan = planRoutine(request);
      kinds[plan.kind] += 1;
      expect([...faultsOfPlan(plan, request), ...plan.exercises.flatMap((item) => faultsOf(item, request))]).toEqual(
        [],
      );
    }),
    { numRuns: RUNS },
  );
  // The random requests must not be so odd that hardly any of them can be planned.
  expect(kinds.routine).toBeGreaterThan(RUNS / 3);
});

it("the same wish with the same seed gives the same routine", () => {
  fc.assert(
    fc.property(planRequests, (request) => {
      expect(planRoutine(structuredClone(request))).toEqual(planRoutine(request));
    }),
    { numRuns: 100 },
  );
});

it("an ordinary wish is filled to at least seven tenths of its time", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 5, max: 60 }),
      fc.constantFrom(...DIFFICULTIES),
      fc.boolean(),
      fc.string(),
      (minutes, difficulty, childFriendlyOnly, seed) => {
        const plan = planRoutine(aPlanRequest({ minutes, difficulty, childFriendlyOnly, seed }));
        expect(plan).toMatchObject({ kind: "routine", shorterThanAsked: false, leftOut: [] });
        expect(plan.totalSeconds).toBeGreaterThanOrEqual(minutes * 60 * 0.7);
      },
    ),
    { numRuns: 200 },
  );
});
