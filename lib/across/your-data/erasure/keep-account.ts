import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import { audienceOf } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { ERASURE_COPY } from "./copy";
import { keptMail } from "./mail";
import { clearEraseAfter, findLeaving } from "./repository";

/**
 * Cancels a scheduled erasure (contract 6). Does nothing if there is none.
 *
 * @throws Failure guardian_required if a parent asked for it, because only they can cancel it
 *   (R-07)
 */
export async function keepAccount(ctx: MemberCtx): Promise<{ eraseAfter: null }> {
  await ctx.transaction(async (tx) => {
    const { id, email } = tx.actor.user;
    if (!(await clearEraseAfter(tx))) return refuseParents(tx);
    await recordAudit(tx, {
      action: "account.keep",
      outcome: "done",
      subject: id,
      resource: `users/${id}`,
    });
    await enqueueMail(tx, {
      kind: "account_notice",
      dedupeKey: `account_kept:${id}:${tx.requestId}`,
      userId: id,
      mail: { to: { address: email }, ...keptMail({ appUrl: tx.settings.appUrl }) },
    });
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { eraseAfter: null };
}

async function refuseParents(ctx: MemberCtx): Promise<void> {
  const { user } = ctx.actor;
  if (!(await findLeaving(ctx, user.id))?.eraseAskedByGuardian) return;
  throw new Failure("guardian_required", ERASURE_COPY[audienceOf(user)].byGuardian.text);
}
