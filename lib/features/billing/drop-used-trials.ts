import type { Ctx } from "@/lib/ports/context";
import { deleteMarksBefore } from "./trial-repository";

/**
 * The `retention` job: drops marks of used trials whose retention has expired. Safe to run twice
 * and in parallel.
 *
 * @returns how many
 */
export const dropUsedTrials = (ctx: Ctx): Promise<number> => deleteMarksBefore(ctx, ctx.now());
