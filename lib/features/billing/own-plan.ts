import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { findCustomerId } from "./holder-repository";
import { hasEnded } from "./policy";
import { findLivingSubscription, type LivingSubscription } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

/** A subscription that the provider knows. */
export type OwnPlan = LivingSubscription & { readonly stripeSubscriptionId: string };

/** @throws Failure not_found when the caller has no living plan of their own */
export async function requireOwnPlan(ctx: MemberCtx): Promise<OwnPlan> {
  const plan = await findLivingSubscription(ctx, ctx.actor.user.id);
  const stripeSubscriptionId = plan?.stripeSubscriptionId;
  if (!plan || !stripeSubscriptionId) throw notFound("Your own plan");
  return { ...plan, stripeSubscriptionId };
}

/**
 * The caller's plan, freshly read from the provider: the stored row may predate a payment, or a
 * change made on the provider's own page.
 *
 * @returns null when it turns out to have ended
 * @throws Failure not_found, unavailable
 */
export async function readOwnPlanAnew(ctx: MemberCtx): Promise<OwnPlan | null> {
  const { stripeSubscriptionId } = await requireOwnPlan(ctx);
  const synced = await syncSubscription(ctx, stripeSubscriptionId);
  if (!synced) throw notFound("Your own plan");
  return hasEnded(synced.subscription.status)
    ? null
    : { ...synced.subscription, stripeSubscriptionId };
}

/**
 * Requires a plan that can be changed: paid for and renewing.
 *
 * @throws Failure not_found, conflict
 */
export async function requireRunningPlan(ctx: MemberCtx): Promise<OwnPlan> {
  const plan = await requireOwnPlan(ctx);
  if (plan.cancelAtPeriodEnd) {
    throw new Failure(
      "conflict",
      "Your plan is canceled. Undo the cancellation first, then change it.",
    );
  }
  if (plan.refunded) {
    // The rest of a refunded month would count as paid and come back a second time as credit.
    throw new Failure(
      "conflict",
      "Your last payment was refunded. Cancel this plan first, then start the other one.",
    );
  }
  if (plan.status === "past_due" || plan.status === "unpaid") {
    throw new Failure(
      "conflict",
      "Your last payment didn't go through. Add another card first, then change your plan.",
    );
  }
  if ((plan.status !== "active" && plan.status !== "trialing") || !plan.cardStored) {
    throw new Failure("conflict", "Your plan hasn't started yet. Add a card first.");
  }
  return plan;
}

/**
 * The caller's customer id at the payment provider.
 *
 * @throws Failure not_found when they never began a plan
 */
export async function requireCustomer(ctx: MemberCtx): Promise<string> {
  const customerId = await findCustomerId(ctx, ctx.actor.user.id);
  if (!customerId) throw notFound("Your payment");
  return customerId;
}
