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

/**
 * Changes the caller's plan at the moment of a preview, so that what was shown is what is charged. Pressed twice, or again
 * after a lost answer, it charges once: the provider is asked first whether the change stands already, and whether the plan
 * is one that still goes on.
 *
 * @throws Failure not_found, conflict (declined, cancelled, unpaid, shown too long ago), unavailable
 */
export async function changePlan(ctx: MemberCtx, { tier, prorationDate }: ChangeInput): Promise<SubscriptionView> {
  const { stripeSubscriptionId: id } = await requireOwnPlan(ctx);
  const at = new Date(prorationDate);
  requireFresh(at, ctx.now());
  const { id: userId } = ctx.actor.user;
  await syncSubscription(ctx, id);
  const current = await requireRunningPlan(ctx);
  if (current.tier !== tier) {
    // Whatever decides what is charged is part of the target: another moment is another call.
    await withOperation(ctx, { userId, kind: "change", target: `${id}:${tier}:${at.toISOString()}` }, (key) =>
      askProvider(ctx, (payments) => payments.changeTier(id, tier, at, key)),
    );
  }
  await syncSubscription(ctx, id);
  return readSubscription(ctx);
}

/** @throws Failure conflict: the amount that was shown is not the one of today any more */
function requireFresh(at: Date, now: Date): void {
  const age = now.getTime() - at.getTime();
  if (age > PREVIEW_MS || age < -AHEAD_MS) {
    throw new Failure("conflict", "The amount was reckoned a while ago. Please look at it once more.");
  }
}
