import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { type ExaminedInput, examining } from "@/lib/core/incidents/examine";
import { markUnread } from "@/lib/core/incidents/mark-unread";
import { recordIncident } from "@/lib/core/incidents/record-incident";
import { foundFlags } from "@/lib/crisis/crisis-flags";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { newId, newToken } from "@/lib/shared/ids";
import { INVITATION_LIFE_MS } from "./constants";
import { COUPLES_COPY } from "./copy";
import {
  findJustMade,
  insertInvitation,
  lockInviting,
  revokeOpenTo,
} from "./invitation-repository";
import { isAddressOf, requireAdult } from "./policy";
import { queueInvitation } from "./queue-invitation";
import type { InviteInput } from "./schema";
import { sentInvitation } from "./shown-invitation";
import type { Examined, Invitation } from "./types";

/** Examines the inviter's message to the invitee. */
export const examineInvitation = examining(({ personalMessage }: InviteInput) => [personalMessage]);

/**
 * Invites someone by mail (API-39, COUP-12): one link, seven days, stored hashed. The response is
 * the same whether or not the address has an account. A second invitation to the same address
 * replaces the first; the same one, submitted again at once, stands and is mailed once.
 *
 * @throws Failure forbidden, invalid (the caller's own address)
 */
export async function invitePartner(
  ctx: MemberCtx,
  { input, finding, excerpt }: ExaminedInput<InviteInput>,
): Promise<Examined<Invitation>> {
  requireAdult(ctx.actor.user);
  if (isAddressOf(ctx.actor.user, input.inviteeEmail)) {
    const message = COUPLES_COPY.adult.ownAddress;
    throw new Failure("invalid", message, { issues: [{ path: "inviteeEmail", message }] });
  }
  const stored = await ctx.transaction(async (tx) => {
    await lockInviting(tx);
    const made = await findJustMade(tx, input);
    if (made) return made;
    const [id, token] = [newId(), newToken()];
    await revokeOpenTo(tx, input.inviteeEmail);
    const expiresAt = new Date(tx.now().getTime() + INVITATION_LIFE_MS);
    const invitation = await insertInvitation(tx, { id, ...input, token, expiresAt });
    await queueInvitation(tx, { id, token, address: input.inviteeEmail });
    await markUnread(tx, finding, "invitation", id);
    if (finding.crisis) await recordIncident(tx, { finding, source: "invitation", excerpt });
    return invitation;
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { ...sentInvitation(stored, ctx.now()), ...foundFlags(finding) };
}
