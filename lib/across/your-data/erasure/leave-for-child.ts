import { recordAudit } from "@/lib/core/audit/record-audit";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue-mail";
import type { MemberCtx } from "@/lib/ports/context";
import { childErasureMail, parentErasureMail } from "./mail";
import { requireFreshSignIn } from "./policy";
import { setEraseAfterOfChild } from "./repository";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Whose account it is; that the caller is their parent is for the calling verb to prove. */
export interface ChildToErase {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
}

/**
 * A parent has the account of their child erased after so many days (R-07; COPPA 312.6(a)(2)).
 * Never at once, other than for one's own account: what the child may have told the crisis desk
 * must not go before a person has seen it (decision 0042). Both are told by mail; the job
 * `retention` carries it out.
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
