import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import type { MemberCtx } from "@/lib/ports/context";
import { INVITATION_LIFE_DAYS, type NameShown } from "./constants";
import { invitationLinkOf } from "./invitation-link";
import { shareInvitationMail } from "./invitation-mail";
import { shownName } from "./policy";
import { isKnownMinor } from "./repository";

/**
 * Promises the mail, in the caller's transaction. The link in it says who asks and takes a no; what
 * is shared opens by the sign-in with the invited address alone. None leaves to a known minor, and
 * whoever invites is told nothing of it (threat 6).
 */
export async function promiseInvitation(
  ctx: MemberCtx,
  { id, address, nameShown }: { id: string; address: string; nameShown: NameShown },
): Promise<void> {
  if (await isKnownMinor(ctx, address)) return;
  const { user } = ctx.actor;
  await enqueueMail(ctx, {
    kind: "share_invitation",
    dedupeKey: `share_invitation:${id}`,
    userId: user.id,
    mail: {
      to: { address },
      ...shareInvitationMail(
        shownName(user, nameShown),
        invitationLinkOf(ctx, id),
        INVITATION_LIFE_DAYS,
      ),
    },
  });
}
