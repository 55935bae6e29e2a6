import type { Ctx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import type { OwnPlan } from "./own-plan";
import { isNothingKept } from "./policy";
import { setCancelled } from "./set-cancelled";
import { syncSubscription } from "./sync-subscription";
import { withOperation } from "./with-operation";

/**
 * Cancels a plan that was read from the provider a moment ago: to the end of what is paid for, or
 * at once where nothing is kept. Cancelling twice is cancelling once.
 *
 * @throws Failure unavailable
 */
export async function cancelPlan(ctx: Ctx, plan: OwnPlan): Promise<void> {
  if (isNothingKept(plan)) await endAtOnce(ctx, plan);
  else if (!plan.cancelAtPeriodEnd) await setCancelled(ctx, plan, true);
}

/**
 * Ending stops the collection of open invoices as well
 * (https://docs.stripe.com/api/subscriptions/cancel).
 */
async function endAtOnce(ctx: Ctx, { userId, stripeSubscriptionId: id }: OwnPlan): Promise<void> {
  await withOperation(ctx, { userId, kind: "end", target: id }, (key) =>
    askProvider(ctx, (payments) => payments.endNow(id, key)),
  );
  await syncSubscription(ctx, id);
}
