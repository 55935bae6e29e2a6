import type { Ctx } from "@/lib/ports/context";
import { addToMonths } from "./report-repository";

/**
 * Referrals added per run; the next run takes the rest, which the report counts one by one until
 * then.
 */
const AT_ONCE = 5_000;

/**
 * Adds the yearly report's referrals to monthly sums, so that it needn't count every referral of a
 * year.
 *
 * @returns how many were added
 */
export const addReferrals = (ctx: Ctx): Promise<number> => addToMonths(ctx, AT_ONCE);
