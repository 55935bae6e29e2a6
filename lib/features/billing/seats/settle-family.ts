import { settleTier } from "@/lib/features/billing/settle-tier";
import type { Ctx } from "@/lib/ports/context";
import { hasFamilyPlan } from "./queries";
import { queueSeatEnded } from "./queue-seat-ended";
import { findSeatedMembers } from "./repository";

/**
 * After an owner's own plan was synced, updates every member's tier and tells those who lose
 * access. Idempotent. Settles members one at a time, so that no one waits on a whole family.
 */
export async function settleFamily(ctx: Ctx, ownerId: string): Promise<void> {
  for (const memberId of await findSeatedMembers(ctx, ownerId)) {
    await ctx.transaction(async (tx) => {
      if (!(await settleTier(tx, memberId)) || (await hasFamilyPlan(tx, ownerId))) return;
      await queueSeatEnded(tx, memberId, `${ownerId}:${tx.now().toISOString()}`);
    });
  }
}
