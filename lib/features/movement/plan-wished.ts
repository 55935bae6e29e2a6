import { type Examination, examine } from "@/lib/core/incidents/examine";
import { localNumbers } from "@/lib/crisis/contacts";
import { US } from "@/lib/crisis/united-states/contacts";
import {
  type LastStop,
  readMovementHistory,
} from "@/lib/features/movement/sessions/read-movement-history";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf, isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { MAX_FOR_CHILDREN } from "./constants";
import { PAIN_STOPS } from "./planner/constants";
import { PLAN_COPY } from "./planner/copy";
import { planRefined } from "./planner/plan-refined";
import type { Plan, PlanRequest } from "./planner/types";
import { readEarlierAnswers } from "./read-earlier-answers";
import type { GenerateRoutineInput } from "./schema";
import type { EarlierAnswers } from "./types";

export interface PlannedWish {
  readonly wish: GenerateRoutineInput;
  /** The pain and conditions it was planned for. */
  readonly told: Pick<PlanRequest, "pain" | "conditions">;
  readonly plan: Plan;
  readonly examination: Examination;
}

/** Swaps in the local emergency number: the planner's copy names the one of the United States. */
const withLocalNumber = ({ region = null }: MemberCtx, text: string): string =>
  text.replaceAll(US.emergency.number, localNumbers(region)?.emergency ?? US.emergency.number);

const refusedFor = (path: string, message: string) =>
  new Failure("conflict", message, { issues: [{ path, message }] });

const wordsFor = ({ actor }: MemberCtx) => PLAN_COPY[audienceOf(actor.user)];

/** Requires medical clearance after a stop for a danger sign. */
function requireClearance(
  ctx: MemberCtx,
  stop: LastStop | null,
  { medicalClearance }: GenerateRoutineInput,
): void {
  if (!stop || medicalClearance) return;
  throw refusedFor("medicalClearance", wordsFor(ctx).stoppedFor(stop.signs.join(", ")));
}

/**
 * After strong pain at the end of the last session, requires the person to report their pain now;
 * one area with a number is enough.
 */
function requirePain(
  ctx: MemberCtx,
  { lastPain }: EarlierAnswers,
  pain: PlanRequest["pain"],
): void {
  if (lastPain === null || lastPain < PAIN_STOPS || Object.keys(pain).length > 0) return;
  throw refusedFor("pain", withLocalNumber(ctx, wordsFor(ctx).painLastTime(lastPain)));
}

/**
 * Caps a routine for anyone under 13 at half an hour and below advanced, no matter what was
 * requested.
 */
function fitting({ actor }: MemberCtx, { sessionDuration, difficulty }: GenerateRoutineInput) {
  if (actor.user.ageGroup !== "child") return { minutes: sessionDuration, difficulty };
  return {
    minutes: Math.min(sessionDuration, MAX_FOR_CHILDREN),
    difficulty: difficulty === "advanced" ? ("intermediate" as const) : difficulty,
  };
}

/**
 * Plans a routine from the request and from how earlier ones went. May call a model, so never
 * inside a transaction. The person's own words for goals and areas are screened for a crisis
 * (CRIS-16).
 *
 * @throws Failure conflict when moving would not be wise now: strong pain, or a recent danger sign
 *   that no clinician has looked at
 */
export async function planWished(ctx: MemberCtx, wish: GenerateRoutineInput): Promise<PlannedWish> {
  const { performances, stop } = await readMovementHistory(ctx);
  requireClearance(ctx, stop, wish);
  const before = await readEarlierAnswers(ctx);
  const {
    targetAreas,
    goals,
    equipment,
    pain = before.pain,
    conditions = before.conditions,
  } = wish;
  requirePain(ctx, before, pain);
  const plan = await planRefined(ctx, {
    ...fitting(ctx, wish),
    ...{ targetAreas, goals, equipment, pain, conditions },
    history: performances,
    childFriendlyOnly: isChildMode(ctx.actor.user),
    seed: newId(),
  });
  if (plan.exercises.length === 0) {
    throw refusedFor("pain", withLocalNumber(ctx, plan.message ?? wordsFor(ctx).refusedEmpty));
  }
  const examination = await examine(ctx, [...wish.goals, ...wish.targetAreas]);
  return { wish, told: { pain, conditions }, plan, examination };
}
