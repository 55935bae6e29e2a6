import { findSeat } from "@/lib/features/billing/seats/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { TIER_IDS } from "@/lib/shared/tiers";
import { findHolderTier } from "./holder-repository";
import { isOpen } from "./policy";
import { hasHadTrial } from "./queries";
import type { SubscriptionView } from "./schema";
import {
  findLivingSubscription,
  findNewest,
  type StoredSubscription,
} from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

/**
 * The caller's plan as it stands. An unconfirmed one is synced first, so a person returning from
 * the card form sees the outcome even if the webhook hasn't arrived.
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
    // Shows only a cancellation, which the member also hears about by email; a failed payment is
    // between the owner and the bank.
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
    // The stored row is still valid; the webhook or the next sync fills in the rest.
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
