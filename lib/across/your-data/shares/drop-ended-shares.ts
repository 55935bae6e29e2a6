import type { Ctx } from "@/lib/ports/context";
import { daysOf, ENDED_SHARE_DAYS } from "./constants";
import { dropEndedBefore } from "./repository";

/**
 * The job `retention`: nobody's address is kept for a share that ended long ago. Safe twice and in
 * parallel.
 */
export const dropEndedShares = (ctx: Ctx): Promise<number> =>
  dropEndedBefore(ctx, new Date(ctx.now().getTime() - daysOf(ENDED_SHARE_DAYS)));
