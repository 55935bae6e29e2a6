import type { Ctx } from "@/lib/ports/context";
import { addToMonths } from "./report-repository";

/**
 * Referrals added per run. The next run takes the rest; until then the report counts those one by
 * one.
 */
const AT_ONCE = 5_000;

/**
 * Adds referrals to the monthly sums for the yearly report, so it doesn't have to count every
 * referral of a year.
 *
 * @returns how many were added
 */
export const addReferrals = (ctx: Ctx): Promise<number> => addToMonths(ctx, AT_ONCE);
