import { recordAudit } from "@/lib/core/audit/record-audit";
import type { Ctx } from "@/lib/ports/context";
import { clearEraseAfterOfChild } from "./repository";

/**
 * The state after a parent's erasure request ends: when the account goes by the young person's own
 * request, or null.
 */
export interface EndedWish {
  readonly eraseAfter: Date | null;
}

/**
 * Ends a parent's erasure request once the young person is old enough to decide; their own request
 * stays (decision 0049). Runs in the caller's transaction.
 *
 * @returns null when no parent had asked
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
 * Cancels a parent's erasure request. Returns undefined when there was none, else the day set by
 * the child's own request, or null.
 */
export const dropParentsWish = (ctx: Ctx, childId: string): Promise<Date | null | undefined> =>
  clearEraseAfterOfChild(ctx, childId);
