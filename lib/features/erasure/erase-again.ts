import { type AuditCtx, recordAudit } from "@/lib/features/audit/record-audit";
import { deletePerson, isThere } from "./repository";

/**
 * Erases somebody whom a restored backup brought back. They were told once and owe nothing: no receipt, and nothing is asked of the
 * payment service. For the transaction of the caller.
 *
 * @returns whether they were there
 */
export async function eraseAgain(ctx: AuditCtx, userId: string): Promise<boolean> {
  if (!(await isThere(ctx, userId))) return false;
  const reason = "restored from a backup";
  await recordAudit(ctx, {
    action: "account.erase",
    outcome: "done",
    subject: userId,
    resource: `users/${userId}`,
    reason,
  });
  await deletePerson(ctx, userId);
  return true;
}
