import { tellSecond } from "@/lib/features/billing/notices/queue-staff-notice";
import { settleFamily } from "@/lib/features/billing/seats/settle-family";
import type { Ctx } from "@/lib/ports/context";
import type { ProviderSubscription } from "@/lib/ports/payments";
import { Failure } from "@/lib/shared/failure";
import { shareNext } from "@/lib/shared/share-next";
import { askProvider } from "./ask-provider";
import { endRefunded } from "./end-given-back";
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

/** The stored subscription and the provider's reading of it. */
export interface SyncResult {
  readonly subscription: StoredSubscription;
  readonly reading: ProviderSubscription;
}

/** Interfering reads by other processes before the caller is told to come back. */
const MAX_ROUNDS = 10;

/**
 * Within this process, one read serves everyone who asked before it began; between processes the
 * database decides.
 */
const share = shareNext<SyncResult | null>();

/**
 * Reads a subscription from the provider and stores the result; every notice of a change leads here
 * (decision 0035). If reads overtake each other, the later one asks again, so the last one stored
 * is also the last one asked. Order and number of calls don't matter. Never inside a transaction.
 *
 * @returns null when the provider does not know it, or it belongs to no one here
 * @throws Failure unavailable
 */
export const syncSubscription = (
  ctx: Ctx,
  stripeSubscriptionId: string,
): Promise<SyncResult | null> =>
  share(stripeSubscriptionId, () => readAndStore(ctx, stripeSubscriptionId));

async function readAndStore(ctx: Ctx, stripeSubscriptionId: string): Promise<SyncResult | null> {
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
    if (await endRefunded(ctx, subscription)) continue;
    return { subscription, reading };
  }
  throw new Failure("unavailable", "We're updating your plan. Please check again in a moment.");
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
 * Detects a subscription that had ended here and is live again at the provider alongside another
 * one. A person has only one, so staff decide.
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
    // An ended subscription keeps its card flag, so its trial still counts as used.
    cardStored: reading.cardStored || (endedAt !== null && row.cardStored),
    graceEndsAt: graceEnd(reading.unpaidSince),
  };
}

/**
 * Adopts a subscription that isn't stored yet, because its event beat the response that created it
 * or the response was lost.
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
  // An unconfirmed one costs nothing, and the reconcile job ends it.
  if (!isOpen(reading)) await tellSecond(ctx, userId, id);
  return false;
}
