import { lockPeople } from "@/lib/features/account/people-repository";
import { type AuditCtx, recordAudit } from "@/lib/features/audit/record-audit";
import { settleTierWithin } from "@/lib/features/billing/settle-tier";
import { listMembers } from "@/lib/features/family-seats/list-members";
import { deletePerson, isThere } from "./repository";

/**
 * Erases somebody whom a restored backup brought back. They were told once and owe nothing: no receipt, and nothing is asked of the
 * payment service. Whoever sat in their plan came back with it, is settled anew, and was told the first time as well. For the
 * transaction of the caller.
 *
 * @returns whether they were there
 */
export async function eraseAgain(ctx: AuditCtx, userId: string): Promise<boolean> {
  if (!(await isThere(ctx, userId))) return false;
  const members = await listMembers(ctx, userId);
  await lockPeople(ctx, [userId, ...members]);
  const reason = "restored from a backup";
  await recordAudit(ctx, {
    action: "account.erase",
    outcome: "done",
    subject: userId,
    resource: `users/${userId}`,
    reason,
  });
  await deletePerson(ctx, userId);
  for (const memberId of members) await settleTierWithin(ctx, memberId);
  return true;
}
