import type { MemberCtx } from "@/lib/ports/context";
import { cancelPlan } from "./cancel-plan";
import { readOwnPlanAnew } from "./own-plan";
import { readSubscription } from "./read-subscription";
import type { SubscriptionView } from "./schema";

/**
 * Cancels the caller's plan (SUBS-15). What is paid for, or the free days, they keep until its end,
 * and can take the cancellation back till then. Where nothing is kept it ends at once; whether it
 * is, the provider says now, so that a month paid a moment ago is not taken away. Cancelling twice
 * is cancelling once; whoever is signed in may leave, whatever their age says today.
 *
 * @throws Failure not_found (no plan), unavailable
 */
export async function cancelSubscription(ctx: MemberCtx): Promise<SubscriptionView> {
  const plan = await readOwnPlanAnew(ctx);
  if (plan) await cancelPlan(ctx, plan);
  return readSubscription(ctx);
}
