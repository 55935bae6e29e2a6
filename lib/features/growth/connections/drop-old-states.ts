import type { Ctx } from "@/lib/ports/context";
import { deleteStatesBefore } from "./repository";

/** The `retention` job: deletes authorizations begun and never finished. Returns how many. */
export const dropOldStates = (ctx: Ctx): Promise<number> => deleteStatesBefore(ctx, ctx.now());
