import type { MemberCtx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { requireCustomer } from "./own-plan";
import { readCard } from "./queries";
import type { CardView, UseCardInput } from "./schema";
import { findLivingSubscription } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";
import { withOperation } from "./with-operation";

/**
 * Switches future charges to the card of a confirmed setup intent; the provider checks that it's
 * one of the caller's.
 *
 * @throws Failure not_found, conflict (not confirmed, declined), unavailable
 */
export async function switchCard(
  ctx: MemberCtx,
  { setupIntentId }: UseCardInput,
): Promise<CardView> {
  const userId = ctx.actor.user.id;
  const customerId = await requireCustomer(ctx);
  await withOperation(ctx, { userId, kind: "card", target: setupIntentId }, (key) =>
    askProvider(ctx, (payments) => payments.switchCard({ customerId, setupIntentId }, key)),
  );
  const plan = await findLivingSubscription(ctx, userId);
  if (plan?.stripeSubscriptionId) await syncSubscription(ctx, plan.stripeSubscriptionId);
  return readCard(ctx);
}
