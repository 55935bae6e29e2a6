import { settleTier } from "@/lib/features/billing/settle-tier";
import type { Ctx } from "@/lib/ports/context";
import { hasFamilyPlan } from "./has-family-plan";
import { promiseSeatEnded } from "./promise-seat-ended";
import { findSeatedMembers } from "./repository";

/**
 * After an owner's own plan was read: everybody who sits in it may use what it gives now, and
 * whoever loses by it is told. Done again it changes nothing. Each member is settled for
 * themselves, so that nobody waits for a whole family.
 */
export async function settleFamily(ctx: Ctx, ownerId: string): Promise<void> {
  for (const memberId of await findSeatedMembers(ctx, ownerId)) {
    await ctx.transaction(async (tx) => {
      if (!(await settleTier(tx, memberId)) || (await hasFamilyPlan(tx, ownerId))) return;
      await promiseSeatEnded(tx, memberId, `${ownerId}:${tx.now().toISOString()}`);
    });
  }
}
