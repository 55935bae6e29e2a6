import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { revokeOwn } from "./invitation-repository";
import { requireAdult } from "./policy";
import { type InvitationInput, idInvitation } from "./schema";

/**
 * Revokes one of the caller's open invitations: its link stops working.
 *
 * @throws Failure not_found, forbidden
 */
export async function revokeInvitation(ctx: MemberCtx, input: InvitationInput): Promise<void> {
  requireAdult(ctx.actor.user);
  const { token: id } = idInvitation.parse(input);
  if (!(await revokeOwn(ctx, id))) throw notFound("This invitation");
}
