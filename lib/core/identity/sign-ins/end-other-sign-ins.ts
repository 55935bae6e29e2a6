import { recordAudit } from "@/lib/core/audit/record-audit";
import { deleteOtherSessionsOf } from "@/lib/core/identity/session-repository";
import type { MemberCtx } from "@/lib/ports/context";

/**
 * Ends the caller's sign-ins everywhere but here, at once. Asks for no new sign-in: whoever needs
 * this may have a minute, and all that somebody else could do with it is to make the person sign in
 * again.
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
