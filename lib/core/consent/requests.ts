import type { AddressMove } from "@/lib/core/identity/types";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { NOT_MINE_MS, UNANSWERED_KEPT_DAYS } from "./constants";
import { expirePendingConsents, forgetReplacedGuardians, renameGuardian } from "./repository";
import { deleteNotMineBefore, deleteSupersededBefore } from "./waiting-repository";

/** Ends open requests because the child is now old enough. Runs in the caller's transaction. */
export const endRequests = (ctx: Ctx, childId: string): Promise<void> =>
  expirePendingConsents(ctx, childId);

/**
 * Moves the caller's consent requests and answers to their parent's new address. Runs in the
 * caller's transaction.
 */
export const moveRequests = (ctx: MemberCtx, move: AddressMove): Promise<void> =>
  renameGuardian(ctx, move);

/**
 * Erases the address of a grown-up who refused, once the child names another (GDPR 5(1)(c)). Call
 * it in the transaction that stores the new address.
 */
export async function forgetReplaced(ctx: Ctx, childId: string): Promise<void> {
  await forgetReplacedGuardians(ctx, childId);
}

const KEPT_MS = UNANSWERED_KEPT_DAYS * 24 * 60 * 60 * 1000;

/**
 * The job `retention`: drops unanswered requests that were replaced by a newer one. The latest
 * stays because the child may send it again, and answered ones stay as proof. Reports of a
 * misdirected mail are dropped after a week. Returns how many rows were dropped.
 */
export async function dropOldRequests(ctx: Ctx): Promise<number> {
  const now = ctx.now().getTime();
  const astray = await deleteNotMineBefore(ctx, new Date(now - NOT_MINE_MS));
  return astray + (await deleteSupersededBefore(ctx, new Date(now - KEPT_MS)));
}
