import { type AuditCtx, recordAudit } from "@/lib/core/audit/record-audit";
import { lockPeople } from "@/lib/core/identity/people-repository";
import { listMembers } from "@/lib/features/billing/seats/list-members";
import { settleTierWithin } from "@/lib/features/billing/settle-tier";
import { deletePerson, isThere } from "./repository";

/**
 * Erases somebody whom a restored backup brought back. They were told once and owe nothing: no
 * receipt, and nothing is asked of the payment service. Whoever sat in their plan came back with
 * it, is settled anew, and was told the first time as well. For the transaction of the caller.
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
