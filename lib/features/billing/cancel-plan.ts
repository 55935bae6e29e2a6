import type { Ctx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import type { OwnPlan } from "./own-plan";
import { isNothingKept } from "./policy";
import { setCancelled } from "./set-cancelled";
import { syncSubscription } from "./sync-subscription";
import { withOperation } from "./with-operation";

/**
 * Cancels a plan that was just read from the provider: at the end of the paid period, or at once if
 * there's nothing to keep. Idempotent.
 *
 * @throws Failure unavailable
 */
export async function cancelPlan(ctx: Ctx, plan: OwnPlan): Promise<void> {
  if (isNothingKept(plan)) await endAtOnce(ctx, plan);
  else if (!plan.cancelAtPeriodEnd) await setCancelled(ctx, plan, true);
}

/**
 * Ending it at once also stops the collection of open invoices
 * (https://docs.stripe.com/api/subscriptions/cancel).
 */
async function endAtOnce(ctx: Ctx, { userId, stripeSubscriptionId: id }: OwnPlan): Promise<void> {
  await withOperation(ctx, { userId, kind: "end", target: id }, (key) =>
    askProvider(ctx, (payments) => payments.endNow(id, key)),
  );
  await syncSubscription(ctx, id);
}
