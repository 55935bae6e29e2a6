import { settleFamily } from "@/lib/features/billing/seats/settle-family";
import type { Ctx } from "@/lib/ports/context";
import type { ProviderSubscription } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { shareNext } from "@/lib/shared/share-next";
import { askProvider } from "./ask-provider";
import { endGivenBack } from "./end-given-back";
import { giveWayToSeat } from "./give-way-to-seat";
import { findHolderOf } from "./holder-repository";
import { graceEnd, hasEnded, isOpen } from "./policy";
import { settleTier } from "./settle-tier";
import {
  attachProviderId,
  findByProviderId,
  findLivingSubscription,
  insertPending,
  type Reading,
  type StoredSubscription,
  storeReading,
} from "./subscription-repository";
import { tellChanges } from "./tell-changes";
import { tellSecond } from "./tell-second";

/** A subscription as it is stored now, and what the provider said. */
export interface Synced {
  readonly subscription: StoredSubscription;
  readonly reading: ProviderSubscription;
}

/** Readings of other processes that may come in between before the caller is told to come back. */
const MAX_ROUNDS = 10;

/**
 * Within this process one reading answers all who asked before it began; the database settles it
 * between processes.
 */
const share = shareNext<Synced | null>();

/**
 * Reads a subscription from the provider and stores what it says; every way that tells of a change
 * ends here (decision 0035). Of readings that overtake each other the later one asks again, so the
 * last one stored was asked last. Order and number of calls do not matter. Never inside a
 * transaction.
 *
 * @returns null when the provider does not know it, or it belongs to nobody here
 * @throws Failure unavailable
 */
export const syncSubscription = (ctx: Ctx, stripeSubscriptionId: string): Promise<Synced | null> =>
  share(stripeSubscriptionId, () => readAndStore(ctx, stripeSubscriptionId));

async function readAndStore(ctx: Ctx, stripeSubscriptionId: string): Promise<Synced | null> {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const row = await findByProviderId(ctx, stripeSubscriptionId);
    const reading = await askProvider(ctx, (payments) =>
      payments.readSubscription(stripeSubscriptionId),
    );
    if (!reading) {
      if (row) ctx.log.warn("subscription-unknown-to-provider", { subscriptionId: row.id });
      return null;
    }
    if (!row) {
      if (!(await adopt(ctx, reading))) return null;
      continue;
    }
    if (await giveWayToSeat(ctx, row, reading)) continue;
    const subscription = await store(ctx, row, reading);
    if (!subscription) continue;
    await settleFamily(ctx, subscription.userId);
    if (await endGivenBack(ctx, subscription)) continue;
    return { subscription, reading };
  }
  throw new Failure(
    "unavailable",
    "Your plan is being brought up to date. Please look again in a moment.",
  );
}

async function store(
  ctx: Ctx,
  row: StoredSubscription,
  reading: ProviderSubscription,
): Promise<StoredSubscription | null> {
  const told = asStored(row, reading, ctx.now());
  if (!reading.tier) ctx.log.warn("subscription-with-a-foreign-price", { subscriptionId: row.id });
  return ctx.transaction(async (tx) => {
    if (await isSecond(tx, row, told)) return { ...row, ...told, status: row.status };
    if (!(await storeReading(tx, row, told))) return null;
    await settleTier(tx, row.userId);
    await tellChanges(tx, row, told);
    return { ...row, ...told, revision: row.revision + 1 };
  });
}

/**
 * One that had ended here and lives at the provider again, beside another one: a person has one,
 * and staff judges.
 */
async function isSecond(
  tx: Ctx,
  { id, userId, status, stripeSubscriptionId }: StoredSubscription,
  told: Reading,
) {
  if (!hasEnded(status) || hasEnded(told.status) || !stripeSubscriptionId) return false;
  const living = await findLivingSubscription(tx, userId);
  if (!living || living.id === id) return false;
  if (!isOpen(told)) await tellSecond(tx, userId, stripeSubscriptionId);
  return true;
}

function asStored(row: StoredSubscription, reading: ProviderSubscription, now: Date): Reading {
  const { status, trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd, refunded, credit, endedAt } =
    reading;
  const tier = reading.tier ?? row.tier;
  return {
    ...{ status, trialEndsAt, currentPeriodEnd, cancelAtPeriodEnd, refunded, credit, endedAt },
    tier,
    tierSince: tier === row.tier ? row.tierSince : now,
    // What has ended keeps that it had a card: its trial counts as used.
    cardStored: reading.cardStored || (endedAt !== null && row.cardStored),
    graceEndsAt: graceEnd(reading.unpaidSince),
  };
}

/**
 * A subscription that is not stored yet, because its event came before the answer that made it, or
 * the answer was lost.
 *
 * @returns whether there is a row for it now
 */
async function adopt(ctx: Ctx, reading: ProviderSubscription): Promise<boolean> {
  const { id, customerId, tier, endedAt } = reading;
  const userId = await findHolderOf(ctx, customerId);
  if (!userId || !tier || endedAt) return false;
  await insertPending(ctx, userId, tier);
  if (await attachProviderId(ctx, userId, id)) return true;
  if (await findByProviderId(ctx, id)) return true;
  // One that was never confirmed costs nothing, and the reconcile puts it away.
  if (!isOpen(reading)) await tellSecond(ctx, userId, id);
  return false;
}
