import type { Ctx } from "@/lib/ports/context";
import { addToMonths } from "./report-repository";

/** In one run; the rest is the next one's, and the report counts it by itself until then. */
const AT_ONCE = 5_000;

/**
 * Adds up what the yearly report tells by month, so that it need not count every referral of a
 * year. @returns how many
 */
export const addReferrals = (ctx: Ctx): Promise<number> => addToMonths(ctx, AT_ONCE);
