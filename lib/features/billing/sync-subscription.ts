import { settleFamily } from "@/lib/features/family-seats/settle-family";
import type { Ctx } from "@/lib/ports/context";
import type { ProviderSubscription } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { shareNext } from "@/lib/shared/share-next";
import { askProvider } from "./ask-provider";
import { findHolderOf } from "./holder-repository";
import { graceEnd } from "./policy";
import { settleTier } from "./settle-tier";
import {
  attachProviderId,
  findByProviderId,
  insertPending,
  type Reading,
  type StoredSubscription,
  storeReading,
} from "./subscription-repository";
import { tellChanges } from "./tell-changes";

/** A subscription as it is stored now, and what the provider said. */
export interface Synced {
  readonly subscription: StoredSubscription;
  readonly reading: ProviderSubscription;
}

/** Readings of other processes that may come in between before the caller is told to come back. */
const MOST_ROUNDS = 10;

/** Within this process one reading answers all who asked before it began; the database settles it between processes. */
const share = shareNext<Synced | null>();

/**
 * Reads a subscription from the provider and stores what it says; every way that tells of a change ends here (decision
 * 0035). Of readings that overtake each other the later one asks again, so the last one stored was asked last. Order and
 * number of calls do not matter. Never inside a transaction.
 *
 * @returns null when the provider does not know it, or it belongs to nobody here
 * @throws Failure unavailable
 */
export const syncSubscription = (ctx: Ctx, stripeSubscriptionId: string): Promise<Synced | null> =>
  share(stripeSubscriptionId, () => readAndStore(ctx, stripeSubscriptionId));

async function readAndStore(ctx: Ctx, stripeSubscriptionId: string): Promise<Synced | null> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const row = await findByProviderId(ctx, stripeSubscriptionId);
    const reading = await askProvider(ctx, (payments) => payments.readSubscription(stripeSubscriptionId));
    if (!reading) {
      if (row) ctx.log.warn("subscription-unknown-to-provider", { subscriptionId: row.id });
      return null;
    }
    if (row) {
      const subscription = await store(ctx, row, reading);
      if (subscription) {
        await settleFamily(ctx, subscription.userId);
        return { subscription, reading };
      }
    } else if (!(await adopt(ctx, reading))) return null;
  }
  throw new Failure("unavailable", "Your plan is being brought up to date. Please look again in a moment.");
}

async function store(
  ctx: Ctx,
  row: StoredSubscription,
  reading: ProviderSubscription,
): Promise<StoredSubscription | null> {
  const told = asStored(row, reading);
  if (!reading.tier) ctx.log.warn("subscription-with-a-foreign-price", { subscriptionId: row.id });
  return ctx.transaction(async (tx) => {
    if (!(await storeReading(tx, row, told))) return null;
    await settleTier(tx, row.userId);
    await tellChanges(tx, row, told);
    return { ...row, ...told, revision: row.revision + 1 };
  });
}

function asStored(row: StoredSubscription, reading: ProviderSubscription): Reading {
  const { status, trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd, refunded, endedAt } = reading;
  return {
    ...{ status, trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd, refunded, endedAt },
    tier: reading.tier ?? row.tier,
    // What has ended keeps that it had a card: its trial counts as used.
    cardStored: reading.cardStored || (endedAt !== null && row.cardStored),
    graceEndsAt: graceEnd(reading.unpaidSince),
  };
}

/**
 * A subscription that is not stored yet, because its event came before the answer that made it, or the answer was lost.
 *
 * @returns whether there is a row for it now
 */
async function adopt(ctx: Ctx, { id, customerId, tier, endedAt }: ProviderSubscription): Promise<boolean> {
  const userId = await findHolderOf(ctx, customerId);
  if (!userId || !tier || endedAt) return false;
  await insertPending(ctx, userId, tier);
  if (await attachProviderId(ctx, userId, id)) return true;
  if (await findByProviderId(ctx, id)) return true;
  ctx.log.error("second-subscription", new Error("a person has two living subscriptions"), { userId });
  return false;
}
