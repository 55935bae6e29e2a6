import type { MemberCtx } from "@/lib/ports/context";
import { requireOwnPlan } from "./own-plan";
import { readSubscription } from "./read-subscription";
import type { SubscriptionView } from "./schema";
import { setCancelled } from "./set-cancelled";

/**
 * Takes a cancellation back while the plan still runs (SUBS-15): it goes on, and is charged, as before. A plan that has
 * ended is begun anew instead.
 *
 * @throws Failure not_found, unavailable
 */
export async function resumeSubscription(ctx: MemberCtx): Promise<SubscriptionView> {
  const plan = await requireOwnPlan(ctx);
  if (plan.cancelAtPeriodEnd) await setCancelled(ctx, plan.stripeSubscriptionId, false);
  return readSubscription(ctx);
}
