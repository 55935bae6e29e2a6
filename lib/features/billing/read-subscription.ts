import { findSeat } from "@/lib/features/billing/seats/find-seat";
import type { MemberCtx } from "@/lib/ports/context";
import { TIER_IDS } from "@/lib/shared/tiers";
import { hasHadTrial } from "./has-had-trial";
import { findHolderTier } from "./holder-repository";
import { isOpen } from "./policy";
import type { SubscriptionView } from "./schema";
import {
  findLivingSubscription,
  findNewest,
  type StoredSubscription,
} from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

/**
 * Where the caller stands with their plan. What was begun and not confirmed is read from the
 * provider first: whoever comes back from the card form sees what became of it, whether its event
 * has come or not.
 */
export async function readSubscription(ctx: MemberCtx): Promise<SubscriptionView> {
  const userId = ctx.actor.user.id;
  const own = await upToDate(ctx, await findLivingSubscription(ctx, userId));
  const stored = await findHolderTier(ctx, userId);
  const seat = await findSeat(ctx, userId);
  const family = seat && (await findLivingSubscription(ctx, seat.ownerId));
  return {
    tier: TIER_IDS.find((tier) => tier === stored) ?? "free",
    own: own && shown(own),
    // Whoever sits there is told by mail as well; that it was not paid is between its owner and the
    // bank.
    seat: seat && {
      id: seat.id,
      ownerName: seat.ownerName,
      endsAt: (family?.cancelAtPeriodEnd && family.currentPeriodEnd?.toISOString()) || null,
    },
    hasBills: (await findNewest(ctx, userId))?.cardStored ?? false,
    trialAvailable: !(await hasHadTrial(ctx)),
    publishableKey: ctx.payments?.publishableKey ?? null,
  };
}

async function upToDate(
  ctx: MemberCtx,
  own: StoredSubscription | null,
): Promise<StoredSubscription | null> {
  if (!ctx.payments || !own?.stripeSubscriptionId || !isOpen(own)) return own;
  try {
    await syncSubscription(ctx, own.stripeSubscriptionId);
    return await findLivingSubscription(ctx, own.userId);
  } catch (error) {
    // What is stored is still true; the event or the next look brings the rest.
    ctx.log.error("subscription-not-read", error);
    return own;
  }
}

function shown(own: StoredSubscription): SubscriptionView["own"] {
  const { tier, status, cardStored, cancelAtPeriodEnd, refunded, credit } = own;
  return {
    ...{ tier, status, cardStored, cancelAtPeriodEnd, refunded, credit },
    trialEndsAt: own.trialEndsAt?.toISOString() ?? null,
    currentPeriodEnd: own.currentPeriodEnd?.toISOString() ?? null,
    graceEndsAt: own.graceEndsAt?.toISOString() ?? null,
  };
}
