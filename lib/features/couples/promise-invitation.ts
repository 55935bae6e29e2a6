import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import { invitationPage } from "@/lib/core/identity/page-after";
import type { MemberCtx } from "@/lib/ports/context";
import { hashToken } from "@/lib/shared/ids";
import { INVITATION_LIFE_DAYS } from "./constants";
import { invitationMail } from "./invitation-mail";
import { isKnownMinor, wasTurnedDown } from "./invitation-repository";

/**
 * Home, where the invitation waits; who is not signed in is led to the sign-in first. Not a word of
 * the address says what it is about.
 */
const linkOf = (ctx: MemberCtx, token: string): string =>
  `${ctx.settings.appUrl}${invitationPage(token)}`;

/**
 * Promises the mail with the link, in the caller's transaction. To somebody who is known to be a
 * minor none leaves, and the inviter is told nothing of it: an answer must not say whose an address
 * is (threat 6). None leaves either to somebody who said no not long ago: an invitation is no way
 * to go on at a person who does not want to hear.
 */
export async function promiseInvitation(
  ctx: MemberCtx,
  { id, token, address }: { id: string; token: string; address: string },
): Promise<void> {
  const { user } = ctx.actor;
  if ((await isKnownMinor(ctx, address)) || (await wasTurnedDown(ctx, address))) return;
  const words = invitationMail({
    firstName: user.firstName,
    link: linkOf(ctx, token),
    lifeDays: INVITATION_LIFE_DAYS,
  });
  await enqueueMail(ctx, {
    kind: "partner_invitation",
    // A resend has another token, so it is another mail.
    dedupeKey: `partner_invitation:${id}:${hashToken(token).slice(0, 16)}`,
    userId: user.id,
    mail: { to: { address }, ...words },
  });
}
