import { recordAudit } from "@/lib/core/audit/record-audit";
import { deleteOtherSessionsOf } from "@/lib/core/identity/session-repository";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * Ends all of the caller's other sessions at once. It doesn't require a fresh sign-in: someone who
 * needs this may have only a minute, and an abuser who used it could only force the person to sign
 * in again.
 */
export async function endOtherSignIns(ctx: MemberCtx): Promise<void> {
  const { user, sid } = ctx.actor;
  await ctx.transaction(async (tx) => {
    const ended = await deleteOtherSessionsOf(tx.db, user.id, sid);
    if (ended === 0) return;
    await recordAudit(tx, {
      action: "session.end_others",
      outcome: "done",
      subject: user.id,
      resource: `users/${user.id}`,
      reason: `ended ${ended}`,
    });
  });
}
