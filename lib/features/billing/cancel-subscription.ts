import type { MemberCtx } from "@/lib/ports/context";
import { cancelPlan } from "./cancel-plan";
import { readOwnPlanAnew } from "./own-plan";
import { readSubscription } from "./read-subscription";
import type { SubscriptionView } from "./schema";

/**
 * Cancels the caller's plan (SUBS-15). They keep the paid period or the free days to the end and
 * can undo the cancellation until then. With nothing to keep, it ends at once; we ask the provider
 * which case applies, so a month paid a moment ago isn't lost. Idempotent. Anyone signed in may
 * cancel, regardless of the age their account shows today.
 *
 * @throws Failure not_found (no plan), unavailable
 */
export async function cancelSubscription(ctx: MemberCtx): Promise<SubscriptionView> {
  const plan = await readOwnPlanAnew(ctx);
  if (plan) await cancelPlan(ctx, plan);
  return readSubscription(ctx);
}
