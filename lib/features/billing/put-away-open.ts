import type { MemberCtx } from "@/lib/ports/context";
import { isOpen } from "./policy";
import { findLivingSubscription } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

/**
 * After someone takes a family seat, syncs their unconfirmed subscription, which ends it before a
 * card form still open elsewhere could confirm it. If the provider isn't answering, its event or
 * the reconcile job does it later. Never inside a transaction.
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
