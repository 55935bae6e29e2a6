import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { invitationPage } from "@/lib/core/identity/page-after";
import type { MemberCtx } from "@/lib/ports/context";
import { hashToken } from "@/lib/shared/ids";
import { INVITATION_LIFE_DAYS } from "./constants";
import { invitationMail } from "./invitation-mail";
import { isKnownMinor, wasTurnedDown } from "./invitation-repository";

/**
 * Links to home, where the invitation waits; anyone not signed in is sent to sign-in first. Nothing
 * in the URL says what it's about.
 */
const linkOf = (ctx: MemberCtx, token: string): string =>
  `${ctx.settings.appUrl}${invitationPage(token)}`;

/**
 * Promises the mail with the link, in the caller's transaction. No mail goes to someone known to be
 * a minor, and the inviter isn't told: a response must not reveal whose an address is (threat 6).
 * None goes to someone who recently declined either, because an invitation must not become a way to
 * pester a person who doesn't want to hear from you.
 */
export async function queueInvitation(
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
    // A resend has a new token, so it counts as another mail.
    dedupeKey: `partner_invitation:${id}:${hashToken(token).slice(0, 16)}`,
    userId: user.id,
    mail: { to: { address }, ...words },
  });
}
