import { recordAudit } from "@/lib/core/audit/record-audit";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { deleteOwnSession } from "./session-repository";

/**
 * Removes a conversation with its messages; its incidents are kept, without the link.
 *
 * @throws Failure not_found
 */
export async function deleteSession(ctx: MemberCtx, input: { id: string }): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await deleteOwnSession(tx, input.id))) throw notFound("This conversation");
    const subject = tx.actor.user.id;
    await recordAudit(tx, {
      action: "conversation.delete",
      outcome: "done",
      subject,
      resource: `chat_sessions/${input.id}`,
    });
  });
}
