import { recordAudit } from "@/lib/core/audit/record-audit";
import { forgetGuardian } from "@/lib/core/consent/guardian-read";
import { dropUnsent } from "@/lib/core/delivery/outbox/drop-mails";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { Ctx } from "@/lib/ports/context";
import { answeredBefore } from "./carry-out-answer";
import { eraseAddress, findChildAddress, settleNotMine } from "./disown-repository";
import { checkAddressMail } from "./mail";
import type { StoredConsent } from "./repository";

/**
 * Handles "not my child": the request ends and the recipient's address is erased at once (GDPR
 * Article 5(1)(c), COPPA 312.5). If it's the address on record, its unsent mails are dropped too
 * and the child is asked to check it; an old link for another address changes nothing else. We keep
 * an irreversible fingerprint for a week, so the same typo doesn't reach them again. Call it with
 * the child's row locked.
 *
 * @throws Failure conflict if another call got there first
 */
export async function disownRequest(
  ctx: Ctx,
  consent: StoredConsent,
  token: string,
): Promise<"not_mine"> {
  if (!(await settleNotMine(ctx, consent, token))) throw answeredBefore();
  const isOnRecord = await eraseAddress(ctx, consent);
  await recordAudit(ctx, {
    action: "consent.not_mine",
    outcome: "done",
    subject: consent.userId,
    resource: `consents/${consent.id}`,
  });
  if (isOnRecord) await checkAddress(ctx, consent);
  return "not_mine";
}

async function checkAddress(ctx: Ctx, consent: StoredConsent): Promise<void> {
  await dropUnsent(ctx, {
    userId: consent.userId,
    kinds: ["consent_request", "parent_notice", "guardian_notice"],
  });
  await forgetGuardian(ctx, consent.userId);
  const address = await findChildAddress(ctx, consent.userId);
  await enqueueMail(ctx, {
    kind: "account_notice",
    dedupeKey: `check_address:${consent.id}`,
    userId: consent.userId,
    mail: { to: { address }, ...checkAddressMail({ appUrl: ctx.settings.appUrl }) },
  });
}
