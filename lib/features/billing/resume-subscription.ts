import { requireStaying } from "@/lib/core/consent/leaving/queries";
import type { MemberCtx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { usesFamilyPlan } from "./find-family-plan";
import { readOwnPlanAnew } from "./own-plan";
import { readSubscription } from "./read-subscription";
import type { SubscriptionView } from "./schema";
import { setCancelled } from "./set-cancelled";

/**
 * Undoes a cancellation while the plan still runs (SUBS-15): it continues and is charged as before.
 * An ended plan has to be started anew. With a family seat the plan isn't resumed, because that
 * would mean paying twice.
 *
 * @throws Failure not_found, conflict (a seat in a family plan, an account scheduled for erasure),
 *   unavailable
 */
export async function resumeSubscription(ctx: MemberCtx): Promise<SubscriptionView> {
  await requireStaying(ctx);
  const plan = await readOwnPlanAnew(ctx);
  if (!plan) throw notFound("Your own plan");
  if (!plan.cancelAtPeriodEnd) return readSubscription(ctx);
  if (await usesFamilyPlan(ctx, ctx.actor.user.id)) {
    throw new Failure(
      "conflict",
      "You have a place in a family plan. Leave it first, so that no one pays twice.",
    );
  }
  await setCancelled(ctx, plan, false);
  return readSubscription(ctx);
}
