import { recordAudit } from "@/lib/core/audit/record-audit";
import type { Ctx } from "@/lib/ports/context";
import { clearEraseAfterOfChild } from "./repository";

/**
 * What becomes of an account whose parent had asked for its erasure: when it goes by the young
 * person's own wish, or null.
 */
export interface EndedWish {
  readonly eraseAfter: Date | null;
}

/**
 * The young person has come of an age at which the account is theirs to erase: what a parent had
 * asked for ends, and a wish of their own stays (decision 0049). Part of the caller's transaction.
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
 * Takes back what a parent had asked for; undefined when none had, else the day by the child's own
 * wish, or null.
 */
export const dropParentsWish = (ctx: Ctx, childId: string): Promise<Date | null | undefined> =>
  clearEraseAfterOfChild(ctx, childId);
