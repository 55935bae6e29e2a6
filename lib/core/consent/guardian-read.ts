import { hasActOn } from "@/lib/core/audit/has-act-on";
import type { Ctx } from "@/lib/ports/context";

/** The line of the audit for a guardian who reads. */
export const GUARDIAN_READ = "family.read";

/**
 * Notes that a guardian, signed in with the address on record, reads the page of this child; the
 * first time stays.
 */
export async function noteGuardianRead(ctx: Ctx, childId: string): Promise<void> {
  await ctx.db.user.updateMany({
    where: { id: childId, guardianReadAt: null },
    data: { guardianReadAt: ctx.now() },
  });
}

/**
 * Whether the holder of the address on record has shown who they are, by reading the family page.
 */
export async function hasGuardianRead(ctx: Ctx, childId: string): Promise<boolean> {
  return (await ctx.db.user.count({ where: { id: childId, guardianReadAt: { not: null } } })) > 0;
}

/** Whether a guardian has read the page of this child at that moment or later, by the audit. */
export const wasReadByGuardian = (ctx: Ctx, childId: string, since: Date): Promise<boolean> =>
  hasActOn(ctx, { action: GUARDIAN_READ, subject: childId, since });

/**
 * Another address, or none, is on record from now on: what one parent was shown or told is not
 * handed to the next (decision 0042). In the transaction of the change.
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
