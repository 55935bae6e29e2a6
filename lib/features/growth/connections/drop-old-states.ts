import type { Ctx } from "@/lib/ports/context";
import { deleteStatesBefore } from "./repository";

/** The job `retention`: what was begun at a platform and never finished. Answers how many. */
export const dropOldStates = (ctx: Ctx): Promise<number> => deleteStatesBefore(ctx, ctx.now());
