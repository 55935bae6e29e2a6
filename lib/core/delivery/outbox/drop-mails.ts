import type { Ctx } from "@/lib/ports/context";
import { type OutboxKind, SENT_KEPT_MS } from "./constants";
import { deleteDoneBefore, deleteDoneOf, deleteUnsent } from "./repository";

/**
 * Drops unsent mails about someone because the recipient is wrong. Runs in the caller's
 * transaction.
 */
export const dropUnsent = (
  ctx: Ctx,
  of: { userId: string; kinds: readonly OutboxKind[] },
): Promise<void> => deleteUnsent(ctx, of);

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
