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
  const now = next ? `It is now ${next}.` : "Now no address is set there.";
  for (const to of await privacyRecipients(ctx)) {
    await enqueueMail(ctx, {
      kind: "privacy_notice",
      dedupeKey: `privacy_notice:${newId()}`,
      userId: id,
      mail: {
        to,
        subject: `${PRODUCT.adult}: the privacy officer was changed`,
        text: `${email} changed the address of the privacy officer in the settings. ${now}\n\nIf this was not agreed, undo it here:\n${link}`,
      },
    });
  }
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
}
