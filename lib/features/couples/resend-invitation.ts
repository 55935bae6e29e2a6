import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { newToken } from "@/lib/shared/ids";
import { INVITATION_LIFE_MS } from "./constants";
import { findOwnSent, renewOwn } from "./invitation-repository";
import { requireAdult } from "./policy";
import { queueInvitation } from "./queue-invitation";
import { type InvitationInput, idInvitation } from "./schema";
import { sentInvitation } from "./shown-invitation";
import type { Invitation } from "./types";

/**
 * Sends the mail again with a new link and term; the old link stops working.
 *
 * @throws Failure not_found, forbidden
 */
export async function resendInvitation(
  ctx: MemberCtx,
  input: InvitationInput,
): Promise<Invitation> {
  requireAdult(ctx.actor.user);
  const { token: id } = idInvitation.parse(input);
  const stored = await ctx.transaction(async (tx) => {
    const token = newToken();
    const expiresAt = new Date(tx.now().getTime() + INVITATION_LIFE_MS);
    if (!(await renewOwn(tx, id, token, expiresAt))) throw notFound("This invitation");
    const invitation = await findOwnSent(tx, id);
    if (!invitation) throw notFound("This invitation");
    await queueInvitation(tx, { id, token, address: invitation.inviteeEmail });
    return invitation;
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return sentInvitation(stored, ctx.now());
}
