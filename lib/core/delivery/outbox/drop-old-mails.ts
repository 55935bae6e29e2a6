import type { Ctx } from "@/lib/ports/context";
import { SENT_KEPT_MS } from "./constants";
import { deleteDoneBefore, deleteDoneOf } from "./repository";

/**
 * The job `retention`: drops the records of sent items, long after any could be sent twice. Safe to
 * rerun and to run in parallel.
 */
export const dropOldMails = (ctx: Ctx): Promise<number> =>
  deleteDoneBefore(ctx, new Date(ctx.now().getTime() - SENT_KEPT_MS));

/**
 * Drops the records of items sent about an erased person, which would still contain their id.
 * Unsent items still go out.
 */
export const dropMailsOf = (ctx: Ctx, userId: string): Promise<void> => deleteDoneOf(ctx, userId);
