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

/** What the provider said when it was last read. */
export interface Reading {
  readonly tier: PaidTier;
  readonly status: SubscriptionStatus;
  readonly cardStored: boolean;
  readonly trialEndsAt: Date | null;
  /**
   * When the next charge comes, or the plan ends if it is cancelled; null before the provider was
   * read.
   */
  readonly currentPeriodEnd: Date | null;
  readonly cancelAtPeriodEnd: boolean;
  /** Until when the plan goes on though a charge failed. */
  readonly graceEndsAt: Date | null;
  readonly refunded: boolean;
  /** US cents that stand to the person's credit for bills to come. */
  readonly credit: number;
  readonly endedAt: Date | null;
  /**
   * When the plan was first read to be another one than before, changed here or on the provider's
   * own page; null for never.
   */
  readonly tierSince: Date | null;
}

export interface StoredSubscription extends Reading {
  readonly id: string;
  readonly userId: string;
  readonly stripeSubscriptionId: string | null;
  readonly revision: number;
}

/** One that has not ended; a person has one at most. */
export type LivingSubscription = StoredSubscription;

/** As read; the database's own checks keep plan and status within their lists. */
type Row = Omit<StoredSubscription, "tier" | "status"> & {
  readonly tier: string;
  readonly status: string;
};
const known = (row: Row | null): StoredSubscription | null =>
  row && { ...row, tier: row.tier as PaidTier, status: row.status as SubscriptionStatus };

/** The partial unique index `subscriptions_one_living` says the same. */
const LIVING = { status: { notIn: ["canceled", "incomplete_expired"] } };

export const findLivingSubscription = async (
  ctx: Pick<Ctx, "db">,
  userId: string,
): Promise<LivingSubscription | null> =>
  known(await ctx.db.subscription.findFirst({ where: { userId, ...LIVING }, select: columns }));

/** The living one, else the one that was begun last. */
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
 * Makes the place of a subscription before the provider is asked; whoever has a living one keeps
 * that.
 */
export async function insertPending(ctx: Ctx, userId: string, tier: PaidTier): Promise<void> {
  const now = ctx.now();
  await ctx.db.subscription.createMany({
    data: [{ id: newId(), userId, tier, createdAt: now, updatedAt: now }],
    skipDuplicates: true,
  });
}

/** Gives the person's pending row the provider's id. False when no row waits for one. */
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

/** False when another reading was stored since this row was read. */
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

/**
 * Takes back a place that the provider never filled, or does not know any more; one with a card
 * stays.
 */
export async function deleteUnfilled(
  ctx: Ctx,
  { id, stripeSubscriptionId }: { id: string; stripeSubscriptionId: string | null },
): Promise<void> {
  await ctx.db.subscription.deleteMany({
    where: { id, stripeSubscriptionId, cardStored: false, ...LIVING },
  });
}

/** Whether free days began with a stored card before: they are given once (decision 0035). */
export const hasUsedTrial = async (ctx: Ctx, userId: string): Promise<boolean> =>
  (await ctx.db.subscription.count({
    where: { userId, cardStored: true, trialEndsAt: { not: null } },
  })) > 0;

export interface Stale {
  readonly userId: string;
  readonly stripeSubscriptionId: string;
}

/** Not read since `readBefore`; or, where its day came, since `dueBefore`. */
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

/** Living ones that are to be read again, the one that waits longest first. */
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

/** The provider's ids of living ones, the one that was looked at last first. */
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

/** It was looked at and could not be read: others are to be looked at before it. */
export async function noteLook(ctx: Ctx, stripeSubscriptionId: string): Promise<void> {
  await ctx.db.subscription.updateMany({
    where: { stripeSubscriptionId },
    data: { updatedAt: ctx.now() },
  });
}

/** Trials with a stored card that end before `before` and go on into a charge. */
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

/** Places that the provider has not filled since `before`. */
export const findUnfilled = (ctx: Ctx, before: Date): Promise<{ id: string; userId: string }[]> =>
  ctx.db.subscription.findMany({
    where: { status: "pending", stripeSubscriptionId: null, createdAt: { lt: before } },
    select: { id: true, userId: true },
  });

/**
 * Deactivated people whose plan would go on: cancelling it failed when they were (staff, user
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
