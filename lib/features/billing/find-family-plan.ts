import { findSeat } from "@/lib/features/billing/seats/queries";
import type { Ctx } from "@/lib/ports/context";
import { ownTier } from "./policy";
import { findLivingSubscription, type LivingSubscription } from "./subscription-repository";

/**
 * The family plan a person has a seat in, whether or not it's usable now; null if they have no seat
 * or the plan has ended.
 */
export async function findFamilyPlan(
  ctx: Pick<Ctx, "db">,
  memberId: string,
): Promise<LivingSubscription | null> {
  const seat = await findSeat(ctx, memberId);
  return seat && findLivingSubscription(ctx, seat.ownerId);
}

/**
 * Whether a person's family plan gives them anything now; a plan of their own would be paid for
 * twice.
 */
export const usesFamilyPlan = async (ctx: Ctx, memberId: string): Promise<boolean> =>
  ownTier(await findFamilyPlan(ctx, memberId), ctx.now()) === "family_premium";
