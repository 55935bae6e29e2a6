import type { Ctx } from "@/lib/ports/context";
import type { PaidTier } from "@/lib/shared/tiers";
import { ownTier } from "./policy";
import { findLivingSubscription } from "./subscription-repository";

/**
 * The tier a person's own subscription gives them now, or null. A seat in someone else's plan
 * doesn't count.
 */
export const findOwnTier = async (ctx: Ctx, userId: string): Promise<PaidTier | null> =>
  ownTier(await findLivingSubscription(ctx, userId), ctx.now());
