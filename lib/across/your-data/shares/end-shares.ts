import { recordAudit } from "@/lib/core/audit/record-audit";
import type { Ctx, MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { daysOf, ENDED_SHARE_DAYS } from "./constants";
import { dropEndedBefore, revokeOwn } from "./repository";
import type { EndSharesInput, ShareInput } from "./schema";
import { leaveReceived } from "./viewer-repository";

const end = (ctx: MemberCtx, action: string, id: string, subject: string) =>
  recordAudit(ctx, { action, outcome: "done", subject, resource: `shares/${id}` });

/**
 * Ends the caller's own share, or stops viewing someone else's, at once and for good.
 *
 * @throws Failure not_found
 */
export async function endShare(ctx: MemberCtx, { id }: ShareInput): Promise<void> {
  await ctx.transaction(async (tx) => {
    const caller = tx.actor.user.id;
    const [own] = await revokeOwn(tx, id);
    if (own) return end(tx, "share.end", own, caller);
    const left = await leaveReceived(tx, id);
    if (!left) throw notFound("This share");
    return end(tx, "share.leave", id, left.ownerId);
  });
}

/**
 * Ends everything the caller shares in one call. An id in the body ends only that share.
 *
 * @throws Failure not_found
 */
export async function endShares(ctx: MemberCtx, { id }: EndSharesInput): Promise<void> {
  if (id) return endShare(ctx, { id });
  await ctx.transaction(async (tx) => {
    for (const ended of await revokeOwn(tx)) await end(tx, "share.end", ended, tx.actor.user.id);
  });
}

/**
 * The job `retention`: drops shares that ended long ago, so we don't keep the addresses in them.
 * Safe to rerun and to run in parallel.
 */
export const dropEndedShares = (ctx: Ctx): Promise<number> =>
  dropEndedBefore(ctx, new Date(ctx.now().getTime() - daysOf(ENDED_SHARE_DAYS)));
