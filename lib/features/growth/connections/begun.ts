import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { deleteAllStates, deleteStates, deleteStatesBefore } from "./repository";

/** The `retention` job: deletes authorizations begun and never finished. Returns how many. */
export const dropOldStates = (ctx: Ctx): Promise<number> => deleteStatesBefore(ctx, ctx.now());

/** Closing the staff area also cancels any authorization the person began in it. */
export const forgetBegun = (ctx: MemberCtx): Promise<void> => deleteStates(ctx, ctx.actor.user.id);

/** The same for a person who lost access to the staff area. */
export const forgetBegunBy = (ctx: Pick<Ctx, "db">, userId: string): Promise<void> =>
  deleteStates(ctx, userId);

/** The same for everyone. */
export const forgetAllBegun = (ctx: Pick<Ctx, "db">): Promise<void> => deleteAllStates(ctx);
