import { enqueueMail } from "@/lib/features/outbox/enqueue-mail";
import type { MemberCtx } from "@/lib/ports/context";
import { INVITATION_LIFE_DAYS, type NameShown } from "./constants";
import { shareInvitationMail } from "./invitation-mail";
import { shownName } from "./policy";
import { isKnownMinor, wasTurnedDown } from "./repository";

/**
 * Promises the mail, in the caller's transaction. The address in it is the same for everybody and opens nothing: it is the
 * sign-in that finds the invitation. None leaves to a known minor, nor to somebody who said no not long ago, and whoever
 * invites is told nothing of it (threat 6).
 */
export async function promiseInvitation(
  ctx: MemberCtx,
  { id, address, nameShown }: { id: string; address: string; nameShown: NameShown },
): Promise<void> {
  if ((await isKnownMinor(ctx, address)) || (await wasTurnedDown(ctx, address))) return;
  const { user } = ctx.actor;
  await enqueueMail(ctx, {
    kind: "share_invitation",
    dedupeKey: `share_invitation:${id}`,
    userId: user.id,
    mail: {
      to: { address },
      ...shareInvitationMail(shownName(user, nameShown), `${ctx.settings.appUrl}/sharing`, INVITATION_LIFE_DAYS),
    },
  });
}
