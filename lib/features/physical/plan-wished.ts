import { type LastStop, readMovementHistory } from "@/lib/features/physical-sessions/read-movement-history";
import { localNumbers, US } from "@/lib/features/safety/contacts";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf, isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { PLAN_COPY } from "./planner/copy";
import { planRefined } from "./planner/plan-refined";
import type { Plan } from "./planner/types";
import type { GenerateRoutineInput } from "./schema";

export interface PlannedWish {
  readonly wish: GenerateRoutineInput;
  readonly plan: Plan;
}

/** The planner's words name the emergency number of the United States; elsewhere another one helps. */
const withLocalNumber = ({ region = null }: MemberCtx, text: string): string =>
  text.replaceAll(US.emergency.number, localNumbers(region)?.emergency ?? US.emergency.number);

const refusedFor = (path: string, message: string) => new Failure("conflict", message, { issues: [{ path, message }] });

const wordsFor = ({ actor }: MemberCtx) => PLAN_COPY[audienceOf(actor.user)];

/** What a sign of danger asks for before the next routine. */
function requireClearance(ctx: MemberCtx, stop: LastStop | null, { medicalClearance }: GenerateRoutineInput): void {
  if (!stop || medicalClearance) return;
  throw refusedFor("medicalClearance", wordsFor(ctx).stoppedFor(stop.signs.join(", ")));
}

/**
 * Plans a routine from the wish and from how the last ones went. A model may take part in it, so no transaction is open.
 *
 * @throws Failure conflict when moving would not be wise now: strong pain, or a recent sign of danger that nobody looked at
 */
export async function planWished(ctx: MemberCtx, wish: GenerateRoutineInput): Promise<PlannedWish> {
  const { performances, stop } = await readMovementHistory(ctx);
  requireClearance(ctx, stop, wish);
  const { sessionDuration, targetAreas, goals, difficulty, equipment, pain, conditions } = wish;
  const plan = await planRefined(ctx, {
    minutes: sessionDuration,
    ...{ targetAreas, goals, difficulty, equipment, pain, conditions },
    history: performances,
    childFriendlyOnly: isChildMode(ctx.actor.user),
    seed: newId(),
  });
  if (plan.exercises.length === 0) {
    throw refusedFor("pain", withLocalNumber(ctx, plan.message ?? wordsFor(ctx).refusedEmpty));
  }
  return { wish, plan };
}
