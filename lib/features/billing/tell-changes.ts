import type { Ctx } from "@/lib/ports/context";
import { promiseNotice } from "./notices/promise-notice";
import { hasEnded } from "./policy";
import type { Reading, StoredSubscription } from "./subscription-repository";

/**
 * Promises the mails that a new reading gives the reason for, in its transaction: each change is seen by one reading alone,
 * so each is told once. Of what never had a card nobody is told anything.
 */
export async function tellChanges(ctx: Ctx, before: StoredSubscription, after: Reading): Promise<void> {
  const { userId, stripeSubscriptionId: id, revision } = before;
  const { tier, trialEndsAt, currentPeriodEnd, graceEndsAt } = after;
  if (!after.cardStored || !id) return;
  const whose = { userId, tier };
  const once = { ...whose, about: id };
  const thisTime = { ...whose, about: `${id}:${revision}` };
  const ended = hasEnded(after.status);

  if (after.status === "trialing" && !before.cardStored && trialEndsAt) {
    await promiseNotice(ctx, { kind: "trial_started", ...once, firstChargeAt: trialEndsAt });
  }
  if (graceEndsAt && before.graceEndsAt?.getTime() !== graceEndsAt.getTime()) {
    const about = `${id}:${graceEndsAt.toISOString()}`;
    await promiseNotice(ctx, { kind: "payment_failed", ...whose, about, graceEndsAt });
  }
  if (ended && !hasEnded(before.status)) await promiseNotice(ctx, { kind: "ended", ...once });
  if (ended || !before.cardStored || !currentPeriodEnd) return;
  if (after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd) {
    await promiseNotice(ctx, { kind: "cancelled", ...thisTime, endsAt: currentPeriodEnd });
  }
  if (!after.cancelAtPeriodEnd && before.cancelAtPeriodEnd) {
    await promiseNotice(ctx, { kind: "resumed", ...thisTime, nextChargeAt: currentPeriodEnd });
  }
  if (after.tier !== before.tier) {
    await promiseNotice(ctx, { kind: "changed", ...thisTime, nextChargeAt: currentPeriodEnd });
  }
}
