import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { Ctx } from "@/lib/ports/context";
import { consentWithdrawnMail } from "./mail";
import type { StoredConsent } from "./repository";

/**
 * Queues a mail telling the parent what a withdrawal means: what is kept and where to delete it
 * . It also alerts a parent to a withdrawal they didn't make. Call it in the withdrawal's
 * transaction.
 */
export async function tellWithdrawn(
  ctx: Ctx,
  consent: Pick<StoredConsent, "id" | "userId" | "user">,
  address: string,
): Promise<void> {
  await enqueueMail(ctx, {
    kind: "parent_notice",
    dedupeKey: `consent_withdrawn:${consent.id}`,
    userId: consent.userId,
    mail: {
      to: { address },
      ...consentWithdrawnMail({
        firstName: consent.user.firstName,
        page: `${ctx.settings.appUrl}/family`,
      }),
    },
  });
}
