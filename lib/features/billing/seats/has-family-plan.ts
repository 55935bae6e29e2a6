import { findOwnTier } from "@/lib/features/billing/find-own-tier";
import type { Ctx } from "@/lib/ports/context";

/**
 * Whether a person pays for a plan with seats that's usable now; a seat in someone else's isn't
 * enough.
 */
export const hasFamilyPlan = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await findOwnTier(ctx, userId)) === "family_premium";
