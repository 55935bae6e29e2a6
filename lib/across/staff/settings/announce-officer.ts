import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { privacyRecipients } from "@/lib/core/settings/recipients";
import type { MemberCtx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import { PRODUCT } from "@/lib/shared/product";

/**
 * Tells everyone notified of opened conversations that the privacy officer is changing, so no one
 * can take that role unnoticed. Call it before storing the new address.
 */
export async function announceOfficer(ctx: MemberCtx, next: string): Promise<void> {
  const { id, email } = ctx.actor.user;
  const link = new URL("/admin/settings", ctx.settings.appUrl).href;
  const now = next ? `It's now ${next}.` : "No address is set now.";
  for (const to of await privacyRecipients(ctx)) {
    await enqueueMail(ctx, {
      kind: "privacy_notice",
      dedupeKey: `privacy_notice:${newId()}`,
      userId: id,
      mail: {
        to,
        subject: `${PRODUCT.adult}: the privacy officer was changed`,
        text: `${email} changed the privacy officer's address in the settings. ${now}\n\nIf this wasn't agreed on, undo it here:\n${link}`,
      },
    });
  }
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
}
