import { recordAudit } from "@/lib/features/audit/record-audit";
import { drainOutbox } from "@/lib/features/outbox/drain-outbox";
import { enqueueMail } from "@/lib/features/outbox/enqueue-mail";
import type { MemberCtx } from "@/lib/ports/context";
import type { ChildToErase } from "./leave-for-child";
import { childKeptMail } from "./mail";
import { clearEraseAfterOfChild } from "./repository";

/** The parent calls off what they had asked for; without it nothing changes. Both are told. */
export async function keepForChild(
  ctx: MemberCtx,
  { id, email, firstName }: ChildToErase,
): Promise<{ eraseAfter: null }> {
  await ctx.transaction(async (tx) => {
    if (!(await clearEraseAfterOfChild(tx, id))) return;
    await recordAudit(tx, {
      action: "account.keep",
      outcome: "done",
      subject: id,
      resource: `users/${id}`,
      reason: "guardian",
    });
    for (const [who, address] of Object.entries({ child: email, parent: tx.actor.user.email })) {
      await enqueueMail(tx, {
        kind: "account_notice",
        dedupeKey: `child_kept:${who}:${id}:${tx.requestId}`,
        userId: id,
        mail: { to: { address }, ...childKeptMail(who === "parent" ? firstName : null) },
      });
    }
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { eraseAfter: null };
}
