import type { Ctx } from "@/lib/ports/context";
import { cancelPlan } from "./cancel-plan";
import { hasEnded } from "./policy";
import { findLivingSubscription } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

/**
 * Cancels a person's plan on their behalf, so that a deactivated account is never charged again.
 * Idempotent. Never inside a transaction.
 *
 * @returns whether there was a plan that the provider knows
 * @throws Failure unavailable
 */
export async function cancelPlanOf(ctx: Ctx, userId: string): Promise<boolean> {
  const stripeSubscriptionId = (await findLivingSubscription(ctx, userId))?.stripeSubscriptionId;
  if (!stripeSubscriptionId) return false;
  const synced = await syncSubscription(ctx, stripeSubscriptionId);
  if (!synced || hasEnded(synced.subscription.status)) return false;
  await cancelPlan(ctx, { ...synced.subscription, stripeSubscriptionId });
  return true;
}
