import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { privacyRecipients } from "@/lib/core/settings/recipients";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { DESK_COPY } from "./copy";

interface Opened {
  readonly incidentId: string;
  readonly openUntil: Date;
}

/**
 * Tells the admins and the privacy officer who opened a conversation, and until when. It's neutral,
 * like every mail about an incident. The person and the reason are only shown at the desk, behind
 * the PIN (contract 8).
 */
export async function queuePrivacyNotice(
  ctx: MemberCtx,
  { incidentId, openUntil }: Opened,
): Promise<void> {
  const link = new URL("/admin", ctx.settings.appUrl);
  link.searchParams.set("incident", incidentId);
  const trail = new URL("/admin/audit", ctx.settings.appUrl);
  const { subject, text } = DESK_COPY.privacyNotice;
  const { id, email } = ctx.actor.user;
  for (const to of await privacyRecipients(ctx)) {
    await enqueueMail(ctx, {
      kind: "privacy_notice",
      dedupeKey: `privacy_notice:${newId()}`,
      userId: id,
      mail: {
        to,
        subject,
        text: text({
          who: email,
          until: openUntil.toISOString(),
          link: link.href,
          trail: trail.href,
        }),
      },
    });
  }
}
