import { findOwnTier } from "@/lib/features/billing/find-own-tier";
import type { Ctx } from "@/lib/ports/context";

/**
 * Whether a person pays for a plan with places, and may use it now; to sit in somebody else's is
 * not enough.
 */
export const hasFamilyPlan = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await findOwnTier(ctx, userId)) === "family_premium";
