import { hasActOn } from "@/lib/core/audit/queries";
import type { Ctx } from "@/lib/ports/context";

/** The audit action recorded when a guardian reads the family page. */
export const GUARDIAN_READ = "family.read";

/**
 * Notes that a guardian, signed in with the address on record, has read this child's page. Only the
 * first time is kept.
 */
export async function noteGuardianRead(ctx: Ctx, childId: string): Promise<void> {
  await ctx.db.user.updateMany({
    where: { id: childId, guardianReadAt: null },
    data: { guardianReadAt: ctx.now() },
  });
}

/**
 * Whether the holder of the address on record has proven who they are by reading the family page.
 */
export async function hasGuardianRead(ctx: Ctx, childId: string): Promise<boolean> {
  return (await ctx.db.user.count({ where: { id: childId, guardianReadAt: { not: null } } })) > 0;
}

/** Whether the audit trail shows that a guardian read this child's page at or after `since`. */
export const wasReadByGuardian = (ctx: Ctx, childId: string, since: Date): Promise<boolean> =>
  hasActOn(ctx, { action: GUARDIAN_READ, subject: childId, since });

/**
 * Call it in the transaction that changes or removes the address on record, so data shown to one
 * parent isn't passed on to the next (decision 0042).
 */
export async function forgetGuardian(ctx: Ctx, childId: string): Promise<void> {
  const userId = childId;
  await ctx.db.user.updateMany({ where: { id: childId }, data: { guardianReadAt: null } });
  await ctx.db.moodEntry.updateMany({
    where: { userId, sharedWithGuardianAt: { not: null } },
    data: { sharedWithGuardianAt: null },
  });
  await ctx.db.crisisIncident.updateMany({
    where: { userId, guardianToldAt: { not: null } },
    data: { guardianToldAt: null },
  });
}
