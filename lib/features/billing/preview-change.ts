import { requireStaying } from "@/lib/core/consent/leaving/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import { requireRunningPlan } from "./own-plan";
import type { PreviewView, TierInput } from "./schema";

/**
 * Calculates the cost of changing the caller's plan now; changes nothing.
 *
 * @throws Failure not_found, conflict (the same plan, cancelled, unpaid, an account scheduled for
 *   erasure), unavailable
 */
export async function previewChange(ctx: MemberCtx, { tier }: TierInput): Promise<PreviewView> {
  await requireStaying(ctx);
  const plan = await requireRunningPlan(ctx);
  if (plan.tier === tier) throw new Failure("conflict", "This is the plan you already have.");
  const { nextAt, prorationDate, ...amounts } = await askProvider(ctx, (payments) =>
    payments.previewChange(plan.stripeSubscriptionId, tier),
  );
  return { ...amounts, nextAt: nextAt.toISOString(), prorationDate: prorationDate.toISOString() };
}
