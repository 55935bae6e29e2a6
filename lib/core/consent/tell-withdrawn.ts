import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import type { Ctx } from "@/lib/ports/context";
import { consentWithdrawnMail } from "./mail";
import type { StoredConsent } from "./repository";

/**
 * Promises the parent a mail that says what a withdrawal means: what is kept, and where it can be
 * deleted. In the transaction of the withdrawal; it also brings to light one that the parent
 * did not ask for.
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
