import type { MemberCtx } from "@/lib/ports/context";
import { isChildMode } from "@/lib/shared/audience";
import { Failure, notFound } from "@/lib/shared/failure";
import { newId } from "@/lib/shared/ids";
import { COUPLES_COPY } from "./copy";
import { lockReceived, type StoredInvitation, settleInvitation } from "./invitation-repository";
import { namesOfTwo, requireAdult, standingOf } from "./policy";
import {
  findOwnRelationship,
  holdRunningWith,
  insertRelationship,
} from "./relationship-repository";
import type { InvitationInput } from "./schema";
import type { Relationship } from "./types";

/**
 * Accepts with one click: starts the relationship of inviter (partner1) and invitee (partner2)
 * (COUP-12, COUP-13). Works only when signed in with the invited address, once, and before the link
 * expires. Two people who already share a space keep that one.
 *
 * @throws Failure forbidden, not_found (unknown, ended, or someone else's), conflict (already
 *   answered)
 */
export async function acceptInvitation(
  ctx: MemberCtx,
  { token }: InvitationInput,
): Promise<Relationship> {
  requireAdult(ctx.actor.user);
  return ctx.transaction(async (tx) => {
    const invitation = await requireOpen(tx, token);
    const { id, inviterId } = invitation;
    const relationshipId = (await holdRunningWith(tx, inviterId)) ?? (await begin(tx, invitation));
    await settleInvitation(tx, id, {
      status: "accepted",
      acceptedAt: tx.now(),
      inviteeId: tx.actor.user.id,
    });
    const relationship = await findOwnRelationship(tx, relationshipId);
    if (!relationship) throw notFound("This relationship");
    return relationship;
  });
}

/** @throws Failure not_found, conflict */
export async function requireOpen(ctx: MemberCtx, token: string): Promise<StoredInvitation> {
  const invitation = await lockReceived(ctx, token);
  if (!invitation || invitation.inviterId === ctx.actor.user.id) throw notFound("This invitation");
  const standing = standingOf(invitation, ctx.now());
  if (standing === "accepted" || standing === "declined") {
    throw new Failure("conflict", COUPLES_COPY.adult.answeredBefore);
  }
  const { inviter } = invitation;
  if (standing !== "pending" || !inviter.active || isChildMode(inviter)) {
    throw new Failure("not_found", COUPLES_COPY.adult.invitationEnded);
  }
  return invitation;
}

async function begin(
  ctx: MemberCtx,
  { inviterId, inviter, relationshipType }: StoredInvitation,
): Promise<string> {
  const id = newId();
  const [one, other] = namesOfTwo(inviter, ctx.actor.user);
  await insertRelationship(ctx, {
    id,
    partner1Id: inviterId,
    partner2Id: ctx.actor.user.id,
    relationshipType,
    texts: { relationshipName: `${one} & ${other}`, goals: [], challenges: [] },
  });
  return id;
}
