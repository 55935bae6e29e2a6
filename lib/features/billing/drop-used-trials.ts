import type { Ctx } from "@/lib/ports/context";
import { deleteMarksBefore } from "./trial-repository";

/**
 * The job `retention`: marks of used free days whose months are over. Safe twice and in parallel.
 * @returns how many
 */
export const dropUsedTrials = (ctx: Ctx): Promise<number> => deleteMarksBefore(ctx, ctx.now());
