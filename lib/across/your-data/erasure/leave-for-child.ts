import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import type { MemberCtx } from "@/lib/ports/context";
import { childErasureMail, parentErasureMail } from "./mail";
import { requireFreshSignIn } from "./policy";
import { setEraseAfterOfChild } from "./repository";

const DAY_MS = 24 * 60 * 60 * 1000;

/** The child's account. The caller must already have checked that they are the child's parent. */
export interface ChildToErase {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
}

/**
 * Schedules the erasure of a child's account at the parent's request (R-07; COPPA 312.6(a)(2)).
 * Unlike one's own account, it's never erased at once, because staff must first see what the child
 * may have told the crisis desk (decision 0042). Both get a mail, and the job `retention` does the
 * erasing.
 *
 * @throws Failure reauth_required
 */
export async function leaveForChild(
  ctx: MemberCtx,
  child: ChildToErase,
  days: number,
): Promise<{ eraseAfter: string }> {
  requireFreshSignIn(ctx.actor, ctx.now());
  const eraseAfter = await ctx.transaction(async (tx) => {
    const day = await setEraseAfterOfChild(
      tx,
      child.id,
      new Date(tx.now().getTime() + days * DAY_MS),
    );
    await recordAudit(tx, {
      action: "account.erase_later",
      outcome: "done",
      subject: child.id,
      resource: `users/${child.id}`,
      reason: "guardian",
    });
    await tell(tx, child, day);
    return day;
  });
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return { eraseAfter: eraseAfter.toISOString() };
}

async function tell(
  ctx: MemberCtx,
  { id, email, firstName }: ChildToErase,
  eraseAfter: Date,
): Promise<void> {
  const { appUrl } = ctx.settings;
  const about = { kind: "account_notice", userId: id } as const;
  await enqueueMail(ctx, {
    ...about,
    dedupeKey: `child_erasure:${id}:${eraseAfter.toISOString()}`,
    mail: { to: { address: email }, ...childErasureMail({ eraseAfter, appUrl }) },
  });
  await enqueueMail(ctx, {
    ...about,
    dedupeKey: `child_erasure_asked:${id}:${eraseAfter.toISOString()}`,
    mail: {
      to: { address: ctx.actor.user.email },
      ...parentErasureMail({ eraseAfter, firstName, appUrl }),
    },
  });
}
