import { enqueueMail } from "@/lib/features/outbox/enqueue-mail";
import type { MemberCtx } from "@/lib/ports/context";
import { daysOf, INVITATION_LIFE_DAYS, type NameShown } from "./constants";
import { invitationLinkOf } from "./invitation-link";
import { shareInvitationMail } from "./invitation-mail";
import { shownName } from "./policy";
import { invitationKey, isKnownMinor, wasInvitedSince, wasTurnedDown } from "./repository";

/**
 * Promises the mail, in the caller's transaction. The link in it says who asks and takes a no; what is shared opens by the
 * sign-in with the invited address alone. None leaves to a known minor, nor to somebody who said no not long ago, and whoever
 * invites is told nothing of it (threat 6). One mail in seven days goes to an address: asking again and again is no way to
 * fill somebody's mailbox.
 *
 * @returns whether the address had a mail of the caller's in these seven days, so that none goes now
 */
export async function promiseInvitation(
  ctx: MemberCtx,
  { id, address, nameShown }: { id: string; address: string; nameShown: NameShown },
): Promise<boolean> {
  const since = new Date(ctx.now().getTime() - daysOf(INVITATION_LIFE_DAYS));
  if (await wasInvitedSince(ctx, address, since)) return true;
  if ((await isKnownMinor(ctx, address)) || (await wasTurnedDown(ctx, address))) return false;
  const { user } = ctx.actor;
  await enqueueMail(ctx, {
    kind: "share_invitation",
    dedupeKey: invitationKey(id),
    userId: user.id,
    mail: {
      to: { address },
      ...shareInvitationMail(shownName(user, nameShown), invitationLinkOf(ctx, id), INVITATION_LIFE_DAYS),
    },
  });
  return false;
}
