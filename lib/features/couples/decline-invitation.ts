import type { MemberCtx } from "@/lib/ports/context";
import { requireOpen } from "./accept-invitation";
import { settleInvitation } from "./invitation-repository";
import { requireAdult } from "./policy";
import type { InvitationInput } from "./schema";

/**
 * Declines; the inviter sees only that it wasn't accepted.
 *
 * @throws Failure forbidden, not_found, conflict
 */
export async function declineInvitation(
  ctx: MemberCtx,
  { token }: InvitationInput,
): Promise<{ status: "declined" }> {
  requireAdult(ctx.actor.user);
  await ctx.transaction(async (tx) => {
    const { id } = await requireOpen(tx, token);
    await settleInvitation(tx, id, {
      status: "declined",
      declinedAt: tx.now(),
      inviteeId: tx.actor.user.id,
    });
  });
  return { status: "declined" };
}
