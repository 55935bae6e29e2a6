import { isLeaving } from "@/lib/core/consent/leaving/queries";
import { queueNotice } from "@/lib/features/billing/notices/queue-notice";
import { tellSeatsOfEnd } from "@/lib/features/billing/seats/tell-seats-of-end";
import type { Ctx } from "@/lib/ports/context";
import { usesFamilyPlan } from "./find-family-plan";
import type { Notice } from "./notices/types";
import { hasEnded } from "./policy";
import type { Reading, StoredSubscription } from "./subscription-repository";

type Whose = Pick<Notice, "userId" | "tier" | "about">;

/** A person who's deleting their account was already told, and has no free plan to fall back to. */
async function tellEnd(ctx: Ctx, { refunded }: Reading, whose: Whose): Promise<void> {
  if (refunded) await queueNotice(ctx, { kind: "given_back", ...whose });
  else if (!(await isLeaving(ctx, whose.userId)))
    await queueNotice(ctx, { kind: "ended", ...whose });
}

/**
 * Queues the emails that a new reading gives rise to, in its transaction; each change shows up in
 * exactly one reading, so each email is sent once. A subscription that never had a card triggers
 * none.
 */
export async function tellChanges(
  ctx: Ctx,
  before: StoredSubscription,
  after: Reading,
): Promise<void> {
  const { userId, stripeSubscriptionId: id, revision } = before;
  const { tier, trialEndsAt, currentPeriodEnd, graceEndsAt } = after;
  if (!after.cardStored || !id) return;
  const whose = { userId, tier };
  const once = { ...whose, about: id };
  const thisTime = { ...whose, about: `${id}:${revision}` };
  const ended = hasEnded(after.status);

  if (
    after.status === "trialing" &&
    !before.cardStored &&
    trialEndsAt &&
    !after.cancelAtPeriodEnd
  ) {
    await queueNotice(ctx, { kind: "trial_started", ...once, firstChargeAt: trialEndsAt });
  }
  if (graceEndsAt && before.graceEndsAt?.getTime() !== graceEndsAt.getTime()) {
    const about = `${id}:${graceEndsAt.toISOString()}`;
    await queueNotice(ctx, { kind: "payment_failed", ...whose, about, graceEndsAt });
  }
  if (ended && !hasEnded(before.status)) await tellEnd(ctx, after, once);
  if (ended || !before.cardStored || !currentPeriodEnd) return;
  // With a family seat it wasn't the person who cancelled, and they've been told
  // (give-way-to-seat.ts).
  if (
    after.cancelAtPeriodEnd &&
    !before.cancelAtPeriodEnd &&
    !(await usesFamilyPlan(ctx, userId))
  ) {
    await queueNotice(ctx, { kind: "cancelled", ...thisTime, endsAt: currentPeriodEnd });
  }
  if (tier === "family_premium" && after.cancelAtPeriodEnd !== before.cancelAtPeriodEnd) {
    const endsAt = after.cancelAtPeriodEnd ? currentPeriodEnd : null;
    await tellSeatsOfEnd(ctx, userId, { about: thisTime.about, endsAt });
  }
  if (!after.cancelAtPeriodEnd && before.cancelAtPeriodEnd) {
    await queueNotice(ctx, { kind: "resumed", ...thisTime, nextChargeAt: currentPeriodEnd });
  }
  if (after.tier !== before.tier) {
    await queueNotice(ctx, { kind: "changed", ...thisTime, nextChargeAt: currentPeriodEnd });
  }
}
