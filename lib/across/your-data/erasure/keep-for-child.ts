import { recordAudit } from "@/lib/core/audit/record-audit";
import { dropParentsWish } from "@/lib/core/consent/leaving/end-parents-wish";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import type { ChildToErase } from "./leave-for-child";
import { childKeptMail, parentKeptMail } from "./mail";

/**
 * Cancels the parent's erasure request. If the child also asked, that request stays. Both are told.
 *
 * @returns the day the account is still erased at the child's own request, or null
 * @throws Failure conflict if the parent hasn't asked
 */
export async function keepForChild(
  ctx: MemberCtx,
  { id, email, firstName }: ChildToErase,
): Promise<{ eraseAfter: string | null }> {
  const eraseAfter = await ctx.transaction(async (tx) => {
    const own = await dropParentsWish(tx, id);
    if (own === undefined)
      throw new Failure(
        "conflict",
        "You haven't asked for a deletion, or it was already canceled.",
      );
    await recordAudit(tx, {
      action: "account.keep",
      outcome: "done",
      subject: id,
      resource: `users/${id}`,
      reason: "guardian",
    });
    const words = { eraseAfter: own, appUrl: tx.settings.appUrl };
    for (const [who, address] of Object.entries({ child: email, parent: tx.actor.user.email })) {
      await enqueueMail(tx, {
        kind: "account_notice",
        dedupeKey: `child_kept:${who}:${id}:${tx.requestId}`,
        userId: id,
        mail: {
          to: { address },
          ...(who === "parent" ? parentKeptMail({ ...words, firstName }) : childKeptMail(words)),
        },
      });
    }
    return own;
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { eraseAfter: eraseAfter?.toISOString() ?? null };
}
