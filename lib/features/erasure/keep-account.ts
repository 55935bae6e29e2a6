import { recordAudit } from "@/lib/features/audit/record-audit";
import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { enqueueMail } from "@/lib/features/outbox/enqueue-mail";
import type { MemberCtx } from "@/lib/ports/context";
import { keptMail } from "./mail";
import { clearEraseAfter } from "./repository";

/** Calls an erasure off that was put off (contract 6). Without one it changes nothing. */
export async function keepAccount(ctx: MemberCtx): Promise<{ eraseAfter: null }> {
  await ctx.transaction(async (tx) => {
    const { id, email } = tx.actor.user;
    if (!(await clearEraseAfter(tx))) return;
    await recordAudit(tx, { action: "account.keep", outcome: "done", subject: id, resource: `users/${id}` });
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
