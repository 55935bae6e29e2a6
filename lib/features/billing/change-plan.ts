import { requireStaying } from "@/lib/core/consent/leaving/require-staying";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import { PREVIEW_MINUTES } from "./constants";
import { requireOwnPlan, requireRunningPlan } from "./own-plan";
import { readSubscription } from "./read-subscription";
import type { ChangeInput, SubscriptionView } from "./schema";
import { syncSubscription } from "./sync-subscription";
import { withOperation } from "./with-operation";

const PREVIEW_MS = PREVIEW_MINUTES * 60_000;
/** The provider's clock may be ahead of ours by this much (ms). */
const AHEAD_MS = 60_000;
/** The moment of a preview is told in whole seconds (ms). */
const PRECISION_MS = 1000;

/**
 * Changes the caller's plan at the moment of a preview, so that what was shown is what is charged.
 * Pressed twice, or again after a lost answer, it charges once: the provider is asked first whether
 * the change stands already, and whether the plan is one that still goes on and the one that the
 * preview was reckoned from.
 *
 * @throws Failure not_found, conflict (declined, cancelled, unpaid, shown too long ago, an
 *   account that is to be erased),
 * unavailable
 */
export async function changePlan(
  ctx: MemberCtx,
  { tier, prorationDate }: ChangeInput,
): Promise<SubscriptionView> {
  await requireStaying(ctx);
  const { stripeSubscriptionId: id } = await requireOwnPlan(ctx);
  const at = new Date(prorationDate);
  requireFresh(at, ctx.now());
  const { id: userId } = ctx.actor.user;
  await syncSubscription(ctx, id);
  const current = await requireRunningPlan(ctx);
  if (current.tier !== tier) {
    // What was shown was reckoned from the plan of then: from another one it would come to another
    // amount.
    if (current.tierSince && current.tierSince.getTime() > at.getTime() + PRECISION_MS)
      throw shownTooLongAgo();
    // Whatever decides what is charged is part of the target: another moment is another call.
    const operation = {
      userId,
      kind: "change",
      target: `${id}:${tier}:${at.toISOString()}`,
    } as const;
    await withOperation(ctx, operation, (key) =>
      askProvider(ctx, (payments) => payments.changeTier(id, tier, at, key)),
    );
  }
  await syncSubscription(ctx, id);
  return readSubscription(ctx);
}

/** @throws Failure conflict: the amount that was shown is not the one of today any more */
function requireFresh(at: Date, now: Date): void {
  const age = now.getTime() - at.getTime();
  if (age > PREVIEW_MS || age < -AHEAD_MS) throw shownTooLongAgo();
}

const shownTooLongAgo = (): Failure =>
  new Failure("conflict", "The amount was reckoned a while ago. Please look at it once more.");
