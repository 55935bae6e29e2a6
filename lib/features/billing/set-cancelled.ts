import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import type { OwnPlan } from "./own-plan";
import { hasEnded } from "./policy";
import { syncSubscription } from "./sync-subscription";
import { withOperation } from "./with-operation";

/**
 * The first call may carry the key of an older one whose answer was lost: the provider then repeats
 * that answer and does nothing. What it says afterwards shows it, and the second call has a key of
 * its own.
 */
const CALLS = 2;

/** Sets or takes back the cancellation, and makes sure of it. @throws Failure unavailable */
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
  throw new Failure("unavailable", "That did not reach the payment service. Please try again.");
}
