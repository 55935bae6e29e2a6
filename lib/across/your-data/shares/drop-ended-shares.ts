import type { Ctx } from "@/lib/ports/context";
import { daysOf, ENDED_SHARE_DAYS } from "./constants";
import { dropEndedBefore } from "./repository";

/**
 * The job `retention`: drops shares that ended long ago, so we don't keep the addresses in them.
 * Safe to rerun and to run in parallel.
 */
export const dropEndedShares = (ctx: Ctx): Promise<number> =>
  dropEndedBefore(ctx, new Date(ctx.now().getTime() - daysOf(ENDED_SHARE_DAYS)));
