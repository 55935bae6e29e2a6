import { recordAudit } from "@/lib/core/audit/record-audit";
import type { Ctx } from "@/lib/ports/context";
import { clearEraseAfterOfChild } from "./repository";

/**
 * The state after a parent's erasure request ends: when the account will be erased by the young
 * person's own request, or null.
 */
export interface EndedWish {
  readonly eraseAfter: Date | null;
}

/**
 * Ends a parent's erasure request once the young person is old enough to decide. Their own request
 * stays (decision 0049). Runs in the caller's transaction.
 *
 * @returns null if no parent had asked
 */
export async function endParentsWish(ctx: Ctx, childId: string): Promise<EndedWish | null> {
  const eraseAfter = await clearEraseAfterOfChild(ctx, childId);
  if (eraseAfter === undefined) return null;
  await recordAudit(ctx, {
    action: "account.keep",
    outcome: "done",
    subject: childId,
    resource: `users/${childId}`,
    reason: "grown",
  });
  return { eraseAfter };
}

/**
 * Cancels a parent's erasure request. Returns undefined if there was none. Otherwise returns the
 * day set by the child's own request, or null if they have none.
 */
export const dropParentsWish = (ctx: Ctx, childId: string): Promise<Date | null | undefined> =>
  clearEraseAfterOfChild(ctx, childId);
