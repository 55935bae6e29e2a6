import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import { INVITATION_LIFE_DAYS, type NameShown } from "./constants";
import { invitationLinkOf } from "./invitation-link";
import { shareInvitationMail } from "./invitation-mail";
import { shownName } from "./policy";
import { isKnownMinor } from "./repository";

/**
 * Queues the mail in the caller's transaction. Its link says who's asking and can be used to
 * decline, but the contents open only after signing in with the invited address. Known minors are
 * never mailed, and the sender isn't told (threat 6).
 */
export async function queueInvitation(
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
