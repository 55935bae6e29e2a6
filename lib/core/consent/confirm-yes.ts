import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { Ctx } from "@/lib/ports/context";
import { consentLinkOf } from "./links";
import { consentReceiptMail } from "./mail";

interface Given {
  readonly id: string;
  /** The child's id. */
  readonly userId: string;
  readonly guardianEmail: string;
  readonly firstName: string | null;
}

/**
 * The second message required by "e-mail plus" (COPPA 312.5). It alerts a parent to a yes they
 * didn't give.
 */
export async function confirmYes(
  ctx: Ctx,
  { id, userId, guardianEmail, firstName }: Given,
  token: string,
): Promise<void> {
  const link = consentLinkOf(ctx, token);
  const familyPage = `${ctx.settings.appUrl}/family`;
  await enqueueMail(ctx, {
    kind: "parent_notice",
    dedupeKey: `consent_receipt:${id}`,
    userId,
    mail: {
      to: { address: guardianEmail },
      ...consentReceiptMail({ firstName, link, familyPage }),
    },
  });
}
