import { type AuditCtx, recordAudit } from "@/lib/core/audit/record-audit";
import { lockPeople } from "@/lib/core/identity/people-repository";
import { listMembers } from "@/lib/features/billing/seats/queries";
import { settleTierWithin } from "@/lib/features/billing/settle-tier";
import { deletePerson, isThere } from "./repository";

/**
 * Erases an account that came back with a restored backup, in the caller's transaction. Its owner
 * got a receipt the first time and owes nothing, so there's no mail and no call to the payment
 * service. Members of their plan came back with it, so their tier is recomputed without a second
 * notice.
 *
 * @returns whether the account was there
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
