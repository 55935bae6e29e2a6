import type { MemberCtx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { type OwnPlan, readOwnPlanAnew } from "./own-plan";
import { readSubscription } from "./read-subscription";
import type { SubscriptionView } from "./schema";
import { setCancelled } from "./set-cancelled";
import { syncSubscription } from "./sync-subscription";
import { withOperation } from "./with-operation";

/**
 * Cancels the caller's plan (SUBS-15). What is paid for, or the free days, they keep until its end, and can take the
 * cancellation back till then. Where nothing is kept it ends at once; whether it is, the provider says now, so that a month
 * paid a moment ago is not taken away. Cancelling twice is cancelling once; whoever is signed in may leave, whatever their
 * age says today.
 *
 * @throws Failure not_found (no plan), unavailable
 */
export async function cancelSubscription(ctx: MemberCtx): Promise<SubscriptionView> {
  const plan = await readOwnPlanAnew(ctx);
  if (!plan) return readSubscription(ctx);
  if (isNothingKept(plan)) await endAtOnce(ctx, plan.stripeSubscriptionId);
  else if (!plan.cancelAtPeriodEnd) await setCancelled(ctx, plan.stripeSubscriptionId, true);
  return readSubscription(ctx);
}

/**
 * An unpaid month would be charged again and again until its end, free days without a card are not begun, and a month that
 * was given back is not to be used any more (policy.ts): there is nothing to keep. Ending stops the collection of open
 * invoices (https://docs.stripe.com/api/subscriptions/cancel).
 */
const isNothingKept = ({ status, cardStored, refunded }: OwnPlan): boolean =>
  refunded || (status === "trialing" ? !cardStored : status !== "active");

async function endAtOnce(ctx: MemberCtx, id: string): Promise<void> {
  await withOperation(ctx, { userId: ctx.actor.user.id, kind: "end", target: id }, (key) =>
    askProvider(ctx, (payments) => payments.endNow(id, key)),
  );
  await syncSubscription(ctx, id);
}
