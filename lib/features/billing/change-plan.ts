import { requireStaying } from "@/lib/core/consent/leaving/queries";
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
/** How far the provider's clock may run ahead of ours (ms). */
const AHEAD_MS = 60_000;
/** A preview's time has a precision of whole seconds (ms). */
const PRECISION_MS = 1000;

/**
 * Changes the caller's plan as of the preview's time, so the amount charged is the amount shown.
 * Pressed twice, or again after a lost answer, it charges once: we first ask the provider whether
 * the change is already in place, and whether the plan still renews and is the one the preview was
 * calculated from.
 *
 * @throws Failure not_found, conflict (declined, cancelled, unpaid, preview too old, account
 *   scheduled for erasure), unavailable
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
    // The preview was calculated from the plan at that time; from another plan the amount would
    // differ.
    if (current.tierSince && current.tierSince.getTime() > at.getTime() + PRECISION_MS)
      throw shownTooLongAgo();
    // The target includes everything that determines the amount: another time is another call.
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

/** @throws Failure conflict if the preview is too old for its amount to still hold */
function requireFresh(at: Date, now: Date): void {
  const age = now.getTime() - at.getTime();
  if (age > PREVIEW_MS || age < -AHEAD_MS) throw shownTooLongAgo();
}

const shownTooLongAgo = (): Failure =>
  new Failure("conflict", "We calculated the amount a while ago. Please check it again.");
