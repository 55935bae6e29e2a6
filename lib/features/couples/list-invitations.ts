import type { MemberCtx } from "@/lib/ports/context";
import { LIST_LENGTH } from "./constants";
import { findReceived, findSent } from "./invitation-repository";
import { requireAdult } from "./policy";
import { receivedInvitation, sentInvitation } from "./shown-invitation";
import type { Invitation } from "./types";

/**
 * Invitations awaiting the caller's answer, then those they sent, newest first (COUP-12).
 *
 * @throws Failure forbidden
 */
export async function listInvitations(ctx: MemberCtx): Promise<Invitation[]> {
  requireAdult(ctx.actor.user);
  const now = ctx.now();
  const [received, sent] = await Promise.all([
    findReceived(ctx, LIST_LENGTH),
    findSent(ctx, LIST_LENGTH),
  ]);
  return [
    ...received.map((row) => receivedInvitation(row, now)),
    ...sent.map((row) => sentInvitation(row, now)),
  ];
}
