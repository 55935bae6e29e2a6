import type { Ctx } from "@/lib/ports/context";
import { Failure } from "@/lib/shared/failure";
import { askProvider } from "./ask-provider";
import { findCustomerId } from "./holder-repository";
import { deleteUnfilled, findUnfilled } from "./subscription-repository";
import { syncSubscription } from "./sync-subscription";

const UNFILLED_MS = 24 * 60 * 60 * 1000;

/**
 * Resolves rows made for a subscription a day ago and never filled: the provider may have the
 * subscription, or never got the request.
 *
 * @param until when to leave the rest to the next run
 */
export async function fillUnfilled(ctx: Ctx, until: Date): Promise<void> {
  for (const { id, userId } of await findUnfilled(
    ctx,
    new Date(ctx.now().getTime() - UNFILLED_MS),
  )) {
    if (ctx.now() >= until) return;
    try {
      await fill(ctx, id, userId);
    } catch (error) {
      ctx.log.error("reconcile-failed", error, { userId });
      if (error instanceof Failure && error.code === "unavailable") return;
    }
  }
}

async function fill(ctx: Ctx, rowId: string, userId: string): Promise<void> {
  const customerId = await findCustomerId(ctx, userId);
  const all = customerId
    ? await askProvider(ctx, (payments) => payments.subscriptionsOf(customerId))
    : [];
  const living = all.find(({ endedAt }) => endedAt === null);
  if (living) await syncSubscription(ctx, living.id);
  else await deleteUnfilled(ctx, { id: rowId, stripeSubscriptionId: null });
}
