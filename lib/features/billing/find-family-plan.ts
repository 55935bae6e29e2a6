import { findSeat } from "@/lib/features/billing/seats/find-seat";
import type { Ctx } from "@/lib/ports/context";
import { ownTier } from "./policy";
import { findLivingSubscription, type LivingSubscription } from "./subscription-repository";

/**
 * The plan of the family in which a person sits, whatever it gives now; null when they sit nowhere
 * or it has ended.
 */
export async function findFamilyPlan(
  ctx: Pick<Ctx, "db">,
  memberId: string,
): Promise<LivingSubscription | null> {
  const seat = await findSeat(ctx, memberId);
  return seat && findLivingSubscription(ctx, seat.ownerId);
}

/**
 * Whether a person sits in a family plan that gives them something now; one of their own would be
 * paid for twice.
 */
export const usesFamilyPlan = async (ctx: Ctx, memberId: string): Promise<boolean> =>
  ownTier(await findFamilyPlan(ctx, memberId), ctx.now()) === "family_premium";
