import { settleFamily } from "@/lib/features/billing/seats/settle-family";
import type { Ctx } from "@/lib/ports/context";
import { askProvider } from "./ask-provider";
import { hasEnded } from "./policy";
import { settleTier } from "./settle-tier";
import { findByProviderId, findReadLast, storeReading } from "./subscription-repository";
import { tellChanges } from "./tell-changes";

/**
 * How many other subscriptions to look up before concluding that these are another account's keys.
 */
const OTHERS_ASKED = 3;

/**
 * Ends subscriptions here that the provider no longer knows. With another account's keys, or
 * test-mode keys, every subscription is unknown: so no one loses a plan unless the provider knows
 * another subscription of ours; otherwise we log an error. A count of missing ones would prove
 * nothing, since the job runs every minute and often checks just one.
 *
 * @returns how many were ended
 */
export async function endGone(
  ctx: Ctx,
  ids: readonly string[],
  { othersKnown }: { othersKnown: boolean },
): Promise<number> {
  if (ids.length === 0) return 0;
  if (!othersKnown && !(await knowsOthers(ctx, ids))) {
    const error = new Error(
      "the provider knows none of our subscriptions: are these the keys of another account?",
    );
    ctx.log.error("subscriptions-all-unknown", error, { gone: ids.length });
    return 0;
  }
  let ended = 0;
  for (const id of ids) if (await endOne(ctx, id)) ended += 1;
  return ended;
}

async function knowsOthers(ctx: Ctx, ids: readonly string[]): Promise<boolean> {
  try {
    for (const other of await findReadLast(ctx, { except: ids, limit: OTHERS_ASKED })) {
      if (await askProvider(ctx, (payments) => payments.readSubscription(other))) return true;
    }
  } catch (error) {
    ctx.log.error("reconcile-failed", error);
  }
  return false;
}

/** False if it was synced again or ended in the meantime. */
async function endOne(ctx: Ctx, stripeSubscriptionId: string): Promise<boolean> {
  const row = await findByProviderId(ctx, stripeSubscriptionId);
  if (!row || hasEnded(row.status)) return false;
  const { id: subscriptionId, userId, stripeSubscriptionId: _, revision: __, ...before } = row;
  const ended = { ...before, status: "canceled", graceEndsAt: null, endedAt: ctx.now() } as const;
  const isStored = await ctx.transaction(async (tx) => {
    if (!(await storeReading(tx, row, ended))) return false;
    await settleTier(tx, userId);
    await tellChanges(tx, row, ended);
    return true;
  });
  if (!isStored) return false;
  ctx.log.warn("subscription-gone-ended", { subscriptionId });
  await settleFamily(ctx, userId);
  return true;
}
