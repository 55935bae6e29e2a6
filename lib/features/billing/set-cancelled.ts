import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import type { OwnPlan } from "./own-plan";
import { hasEnded } from "./policy";
import { syncSubscription } from "./sync-subscription";
import { withOperation } from "./with-operation";

/**
 * The first call may reuse the key of an earlier one whose response was lost; the provider then
 * replays that response and does nothing. The sync afterwards reveals this, and the second call
 * gets its own key.
 */
const CALLS = 2;

/**
 * Sets or undoes the cancellation and verifies it.
 *
 * @throws Failure unavailable
 */
export async function setCancelled(ctx: Ctx, plan: OwnPlan, cancel: boolean): Promise<void> {
  const { userId, stripeSubscriptionId: id } = plan;
  const kind = cancel ? "cancel" : "resume";
  for (let call = 0; call < CALLS; call += 1) {
    await withOperation(ctx, { userId, kind, target: id }, (key) =>
      askProvider(ctx, (payments) => payments.setCancelAtPeriodEnd(id, cancel, key)),
    );
    const synced = await syncSubscription(ctx, id);
    if (!synced || hasEnded(synced.reading.status) || synced.reading.cancelAtPeriodEnd === cancel)
      return;
  }
  throw new Failure("unavailable", "We couldn't reach the payment service. Please try again.");
}
