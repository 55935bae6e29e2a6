import type { MemberCtx } from "@/lib/ports/context";
import { isOpen } from "./policy";
import { findLivingSubscription } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

/**
 * After somebody took a place in a family plan: their plan that was begun and not confirmed is
 * read, and so put away, before a card form that is still open could confirm it. While the provider
 * does not answer its event or the reconcile does the same. Never inside a transaction.
 */
export async function putAwayOpen(ctx: MemberCtx): Promise<void> {
  const own = await findLivingSubscription(ctx, ctx.actor.user.id);
  if (!ctx.payments || !own?.stripeSubscriptionId || !isOpen(own)) return;
  try {
    await syncSubscription(ctx, own.stripeSubscriptionId);
  } catch (error) {
    ctx.log.error("open-plan-not-put-away", error, { subscriptionId: own.id });
  }
}
