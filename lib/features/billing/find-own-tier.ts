import type { Ctx } from "@/lib/ports/context";
import type { PaidTier } from "@/lib/shared/tiers";
import { ownTier } from "./policy";
import { findLivingSubscription } from "./subscription-repository";

/**
 * What a person's own subscription lets them use now; null for none. A place in somebody else's
 * plan does not count.
 */
export const findOwnTier = async (ctx: Ctx, userId: string): Promise<PaidTier | null> =>
  ownTier(await findLivingSubscription(ctx, userId), ctx.now());
