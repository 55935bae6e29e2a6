import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import type { PaidTier } from "@/lib/shared/tiers";
import type { SubscriptionStatus } from "./constants";

const columns = {
  id: true,
  userId: true,
  tier: true,
  status: true,
  stripeSubscriptionId: true,
  cardStored: true,
  trialEndsAt: true,
  currentPeriodEnd: true,
  cancelAtPeriodEnd: true,
  graceEndsAt: true,
  refunded: true,
  credit: true,
  endedAt: true,
  tierSince: true,
  revision: true,
} as const;

/** A subscription as last read from the provider. */
export interface Reading {
  readonly tier: PaidTier;
  readonly status: SubscriptionStatus;
  readonly cardStored: boolean;
  readonly trialEndsAt: Date | null;
  /** Time of the next charge, or the end of a cancelled plan; null before the first sync. */
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** How long the plan keeps working after a failed charge. */
  readonly graceEndsAt: Date | null;
  readonly refunded: boolean;
  /** US cents of credit toward future invoices. */
  readonly credit: number;
  readonly endedAt: Date | null;
  /**
   * When we first read that the plan had changed, here or on the provider's own page; null for
   * never.
   */
  readonly tierSince: Date | null;
}

export interface StoredSubscription extends Reading {
  readonly id: string;
  readonly userId: string;
  readonly stripeSubscriptionId: string | null;
  readonly revision: number;
}

/** A subscription that hasn't ended; a person has at most one. */
export type LivingSubscription = StoredSubscription;

/** As read; database checks keep tier and status within their lists. */
type Row = Omit<StoredSubscription, "tier" | "status"> & {
  readonly tier: string;
  readonly status: string;
};
const known = (row: Row | null): StoredSubscription | null =>
  row && { ...row, tier: row.tier as PaidTier, status: row.status as SubscriptionStatus };

/** Mirrors the partial unique index `subscriptions_one_living`. */
const LIVING = { status: { notIn: ["canceled", "incomplete_expired"] } };

export const findLivingSubscription = async (
  ctx: Pick<Ctx, "db">,
  userId: string,
): Promise<LivingSubscription | null> =>
  known(await ctx.db.subscription.findFirst({ where: { userId, ...LIVING }, select: columns }));

/** The live one, else the one begun last. */
export async function findNewest(
  ctx: Pick<Ctx, "db">,
  userId: string,
): Promise<StoredSubscription | null> {
  const living = await findLivingSubscription(ctx, userId);
  if (living) return living;
  const orderBy = { createdAt: "desc" } as const;
  return known(
    await ctx.db.subscription.findFirst({ where: { userId }, orderBy, select: columns }),
  );
}

export const findByProviderId = async (
  ctx: Ctx,
  stripeSubscriptionId: string,
): Promise<StoredSubscription | null> =>
  known(await ctx.db.subscription.findUnique({ where: { stripeSubscriptionId }, select: columns }));

/**
 * Creates a subscription's row before the provider is asked; a person with a live one keeps that.
 */
export async function insertPending(ctx: Ctx, userId: string, tier: PaidTier): Promise<void> {
  const now = ctx.now();
  await ctx.db.subscription.createMany({
    data: [{ id: newId(), userId, tier, createdAt: now, updatedAt: now }],
    skipDuplicates: true,
  });
}

/** Stores the provider's id in the person's pending row. False if there's no such row. */
export async function attachProviderId(
  ctx: Ctx,
  userId: string,
  stripeSubscriptionId: string,
): Promise<boolean> {
  const { count } = await ctx.db.subscription.updateMany({
    where: { userId, status: "pending", stripeSubscriptionId: null },
    data: { stripeSubscriptionId, revision: { increment: 1 }, updatedAt: ctx.now() },
  });
  return count === 1;
}

/** False if another reading was stored since this row was read. */
export async function storeReading(
  ctx: Ctx,
  row: StoredSubscription,
  reading: Reading,
): Promise<boolean> {
  const { id, revision } = row;
  const { count } = await ctx.db.subscription.updateMany({
    where: { id, revision },
    data: { ...reading, revision: revision + 1, updatedAt: ctx.now() },
  });
  return count === 1;
}

/** Deletes a row the provider never filled or no longer knows; one with a card stays. */
export async function deleteUnfilled(
  ctx: Ctx,
  { id, stripeSubscriptionId }: { id: string; stripeSubscriptionId: string | null },
): Promise<void> {
  await ctx.db.subscription.deleteMany({
    where: { id, stripeSubscriptionId, cardStored: false, ...LIVING },
  });
}

/** Whether a stored card ever started a trial: it's granted only once (decision 0035). */
export const hasUsedTrial = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await ctx.db.subscription.count({
    where: { userId, cardStored: true, trialEndsAt: { not: null } },
  })) > 0;

export interface Stale {
  readonly userId: string;
  readonly stripeSubscriptionId: string;
}

/**
 * Stale means not read since `readBefore`, or since `dueBefore` once the period or grace has ended.
 */
export interface StaleLimits {
  readonly readBefore: Date;
  readonly dueBefore: Date;
}

function stale(ctx: Ctx, { readBefore, dueBefore }: StaleLimits) {
  const now = ctx.now();
  const due = [{ currentPeriodEnd: { lte: now } }, { graceEndsAt: { lte: now } }];
  return {
    ...LIVING,
    stripeSubscriptionId: { not: null },
    OR: [{ updatedAt: { lt: readBefore } }, { updatedAt: { lt: dueBefore }, OR: due }],
  };
}

/** Live subscriptions due for a sync, the longest-waiting first. */
export async function findStale(ctx: Ctx, limits: StaleLimits, limit: number): Promise<Stale[]> {
  const rows = await ctx.db.subscription.findMany({
    where: stale(ctx, limits),
    orderBy: { updatedAt: "asc" },
    take: limit,
    select: { userId: true, stripeSubscriptionId: true },
  });
  return rows.flatMap(({ userId, stripeSubscriptionId }) =>
    stripeSubscriptionId ? [{ userId, stripeSubscriptionId }] : [],
  );
}

export const countStale = (ctx: Ctx, limits: StaleLimits): Promise<number> =>
  ctx.db.subscription.count({ where: stale(ctx, limits) });

/** Provider ids of live subscriptions, the most recently checked first. */
export async function findReadLast(
  ctx: Ctx,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<string[]> {
  const rows = await ctx.db.subscription.findMany({
    where: {
      ...LIVING,
      AND: [
        { stripeSubscriptionId: { not: null } },
        { stripeSubscriptionId: { notIn: [...except] } },
      ],
    },
    orderBy: { updatedAt: "desc" },
    take: limit,
    select: { stripeSubscriptionId: true },
  });
  return rows.flatMap(({ stripeSubscriptionId }) => stripeSubscriptionId ?? []);
}

/** Records an attempt that couldn't be read, so that others go first. */
export async function noteLook(ctx: Ctx, stripeSubscriptionId: string): Promise<void> {
  await ctx.db.subscription.updateMany({
    where: { stripeSubscriptionId },
    data: { updatedAt: ctx.now() },
  });
}

/** Trials with a stored card that end before `before` and then turn into a charge. */
export async function findTrialsEnding(ctx: Ctx, before: Date): Promise<StoredSubscription[]> {
  const rows = await ctx.db.subscription.findMany({
    where: {
      status: "trialing",
      cardStored: true,
      cancelAtPeriodEnd: false,
      trialEndsAt: { gt: ctx.now(), lte: before },
    },
    select: columns,
  });
  return rows.flatMap((row) => known(row) ?? []);
}

/** Rows the provider still hasn't filled, from before `before`. */
export const findUnfilled = (ctx: Ctx, before: Date): Promise<{ id: string; userId: string }[]> =>
  ctx.db.subscription.findMany({
    where: { status: "pending", stripeSubscriptionId: null, createdAt: { lt: before } },
    select: { id: true, userId: true },
  });

/**
 * Deactivated people whose plan still runs because cancelling it failed at the time (staff, user
 * management).
 */
export async function findLeftRunning(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db.subscription.findMany({
    where: {
      ...LIVING,
      cancelAtPeriodEnd: false,
      stripeSubscriptionId: { not: null },
      user: { active: false },
    },
    orderBy: { updatedAt: "asc" },
    take: limit,
    select: { userId: true },
  });
  return rows.map(({ userId }) => userId);
}
