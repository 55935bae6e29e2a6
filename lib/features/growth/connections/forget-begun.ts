import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { deleteAllStates, deleteStates } from "./repository";

/** Whoever closes the staff area finishes no authorization any more that they began in it. */
export const forgetBegun = (ctx: MemberCtx): Promise<void> => deleteStates(ctx, ctx.actor.user.id);

/** The same for somebody from whom the staff area was taken. */
export const forgetBegunBy = (ctx: Pick<Ctx, "db">, userId: string): Promise<void> =>
  deleteStates(ctx, userId);

/** The same for everybody. */
export const forgetAllBegun = (ctx: Pick<Ctx, "db">): Promise<void> => deleteAllStates(ctx);
