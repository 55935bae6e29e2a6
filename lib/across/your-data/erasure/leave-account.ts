import { recordAudit } from "@/lib/core/audit/record-audit";
import { isLeaving } from "@/lib/core/consent/leaving/queries";
import { drainOutbox } from "@/lib/core/delivery/outbox/drain-outbox";
import { enqueueMail } from "@/lib/core/delivery/outbox/enqueue";
import { cancelSubscription } from "@/lib/features/billing/cancel-subscription";
import type { MemberCtx } from "@/lib/ports/context";
import { PaymentRefusal } from "@/lib/ports/payments";
import { isChildMode } from "@/lib/shared/audience";
import { Failure } from "@/lib/shared/failure";
import { erasePerson } from "./erase-person";
import { childErasureMail, scheduledMail } from "./mail";
import { requireFreshSignIn } from "./policy";
import { findLeaving, setEraseAfter } from "./repository";
import type { LeaveInput, LeftView } from "./schema";

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Erases the caller's account (contract 6), at once or after a number of days. Their plan ends
 * first, so no one is charged after leaving. If the payment provider fails or an open incident
 * delays a minor's erasure (`dueAt`), the request is stored and the job `retention` carries it out.
 *
 * @throws Failure reauth_required; unavailable if the plan can't be cancelled right now for a
 *   delayed erasure, in which case nothing has changed
 */
export async function leaveAccount(ctx: MemberCtx, { after }: LeaveInput): Promise<LeftView> {
  requireFreshSignIn(ctx.actor, ctx.now());
  const left = after === undefined ? await leaveNow(ctx) : await leaveIn(ctx, after);
  ctx.later(async (afterwards) => {
    await drainOutbox(afterwards);
  });
  return left;
}

async function leaveNow(ctx: MemberCtx): Promise<LeftView> {
  const eraseAfter = ctx.now();
  await setEraseAfter(ctx, eraseAfter);
  try {
    const isErased = await erasePerson(ctx, ctx.actor.user.id);
    if (isErased || !(await isLeaving(ctx, ctx.actor.user.id))) return { status: "erased" };
  } catch (error) {
    if (!isProviderInTheWay(error)) throw error;
    ctx.log.error("not-erased-yet", error);
  }
  await recordLater(ctx);
  return { status: "scheduled", eraseAfter: eraseAfter.toISOString() };
}

/**
 * True if the provider gave no answer or an unexpected one. Either way the request stays, and the
 * user is told.
 */
const isProviderInTheWay = (error: unknown): boolean =>
  error instanceof PaymentRefusal || (error instanceof Failure && error.code === "unavailable");

async function leaveIn(ctx: MemberCtx, days: number): Promise<LeftView> {
  const isPlanCancelled = await cancelPlan(ctx);
  const eraseAfter = await ctx.transaction(async (tx) => {
    const { id, email } = tx.actor.user;
    const eraseAfter = await setEraseAfter(tx, new Date(tx.now().getTime() + days * DAY_MS));
    await recordLater(tx);
    const { appUrl } = tx.settings;
    // The child can move a parent's request to an earlier day, but only the parent can cancel it.
    const words = (await findLeaving(tx, id))?.eraseAskedByGuardian
      ? childErasureMail({ eraseAfter, appUrl })
      : scheduledMail({ eraseAfter, isPlanCancelled, isMinor: isChildMode(tx.actor.user), appUrl });
    await enqueueMail(tx, {
      kind: "account_notice",
      dedupeKey: `account_erase_later:${id}:${eraseAfter.toISOString()}`,
      userId: id,
      mail: { to: { address: email }, ...words },
    });
    return eraseAfter;
  });
  return { status: "scheduled", eraseAfter: eraseAfter.toISOString() };
}

function recordLater(ctx: MemberCtx): Promise<void> {
  const { id } = ctx.actor.user;
  return recordAudit(ctx, {
    action: "account.erase_later",
    outcome: "done",
    subject: id,
    resource: `users/${id}`,
  });
}

/**
 * Returns whether there was a plan. One with an unpaid month counts too, because the charge would
 * keep being retried.
 */
async function cancelPlan(ctx: MemberCtx): Promise<boolean> {
  try {
    await cancelSubscription(ctx);
    return true;
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") return false;
    throw error;
  }
}
