import type { Ctx } from "@/lib/ports/context";
import { SENT_KEPT_MS } from "./constants";
import { deleteDoneBefore, deleteDoneOf } from "./repository";

/**
 * The job `retention`: the note that something was sent goes long after it could be sent twice.
 * Safe twice and in parallel.
 */
export const dropOldMails = (ctx: Ctx): Promise<number> =>
  deleteDoneBefore(ctx, new Date(ctx.now().getTime() - SENT_KEPT_MS));

/**
 * With a person go the notes of what was sent about them, which would name them by id; what still
 * has to leave leaves.
 */
export const dropMailsOf = (ctx: Ctx, userId: string): Promise<void> => deleteDoneOf(ctx, userId);
