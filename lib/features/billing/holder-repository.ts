import type { Ctx } from "@/lib/ports/context";
import type { PaidTier, TierId } from "@/lib/shared/tiers";
import type { SubscriptionStatus } from "./constants";
import type { PlanFacts } from "./policy";

/** A person's billing state: the columns of `users` that only billing writes. */
export interface Holder {
  readonly subscriptionTier: string;
  readonly subscriptionStatus: string;
  readonly stripeSubscriptionId: string | null;
}

/** Locks the row for this transaction, so that concurrent settlements of one person run in turn. */
export async function lockHolder(ctx: Pick<Ctx, "db">, userId: string): Promise<Holder | null> {
  const [row] = await ctx.db.$queryRaw<Holder[]>`
    SELECT "subscriptionTier", "subscriptionStatus", "stripeSubscriptionId"
    FROM users WHERE "id" = ${userId}::uuid FOR NO KEY UPDATE`;
  return row ?? null;
}

export async function writeHolder(
  ctx: Pick<Ctx, "db" | "now">,
  userId: string,
  to: { subscriptionTier: TierId; subscriptionStatus: string; stripeSubscriptionId: string | null },
): Promise<void> {
  await ctx.db.user.updateMany({ where: { id: userId }, data: { ...to, updatedAt: ctx.now() } });
}

export async function findCustomerId(ctx: Ctx, userId: string): Promise<string | null> {
  const row = await ctx.db.user.findUnique({
    where: { id: userId },
    select: { stripeCustomerId: true },
  });
  return row?.stripeCustomerId ?? null;
}

export async function storeCustomerId(
  ctx: Ctx,
  userId: string,
  stripeCustomerId: string,
): Promise<void> {
  await ctx.db.user.updateMany({ where: { id: userId }, data: { stripeCustomerId } });
}

/** Clears a customer id that the provider no longer knows. */
export async function forgetCustomer(
  ctx: Ctx,
  userId: string,
  stripeCustomerId: string,
): Promise<void> {
  await ctx.db.user.updateMany({
    where: { id: userId, stripeCustomerId },
    data: { stripeCustomerId: null },
  });
}

export async function findHolderOf(ctx: Ctx, stripeCustomerId: string): Promise<string | null> {
  const row = await ctx.db.user.findUnique({ where: { stripeCustomerId }, select: { id: true } });
  return row?.id ?? null;
}

/** The stored tier and the subscriptions that determine it. */
export interface StoredPlan {
  readonly id: string;
  readonly subscriptionTier: string;
  readonly own: PlanFacts | null;
  readonly family: PlanFacts | null;
}

const standing = {
  where: { status: { notIn: ["canceled", "incomplete_expired"] } },
  select: { tier: true, status: true, cardStored: true, graceEndsAt: true, refunded: true },
};

type StandingRow = Omit<PlanFacts, "tier" | "status"> & {
  readonly tier: string;
  readonly status: string;
};
const known = (row: StandingRow | undefined): PlanFacts | null =>
  row ? { ...row, tier: row.tier as PaidTier, status: row.status as SubscriptionStatus } : null;

/**
 * Ids, in pages, of everyone who has or should have a plan and whose stored tier isn't plainly
 * right. It's plainly right when it matches a plan in use, as nearly all do: those are ruled out in
 * SQL, and the rules of policy.ts decide the rest. Reads the rows of all of them.
 */
export async function findDoubtful(
  ctx: Ctx,
  { after, limit }: { after: string; limit: number },
): Promise<string[]> {
  const found = await ctx.db.$queryRaw<{ id: string }[]>`
    WITH living AS MATERIALIZED (
      SELECT "userId", "tier", "status" = 'active' AND NOT "refunded" AS "inUse"
      FROM subscriptions WHERE "status" NOT IN ('canceled', 'incomplete_expired')),
    seated AS MATERIALIZED (SELECT "memberId", "ownerId" FROM family_seats WHERE "status" = 'accepted'),
    stored AS MATERIALIZED (SELECT "id", "subscriptionTier" FROM users WHERE "subscriptionTier" <> 'free'),
    holders AS (SELECT "id" FROM stored UNION SELECT "userId" FROM living UNION SELECT "memberId" FROM seated),
    doubtful AS MATERIALIZED (
      SELECT holders."id" FROM holders
      LEFT JOIN stored USING ("id")
      LEFT JOIN living own ON own."userId" = holders."id"
      LEFT JOIN seated seat ON seat."memberId" = holders."id"
      LEFT JOIN living family ON family."userId" = seat."ownerId"
      WHERE NOT COALESCE(CASE WHEN seat."memberId" IS NULL THEN own."inUse" AND own."tier" = stored."subscriptionTier"
        ELSE family."inUse" AND family."tier" = 'family_premium' AND stored."subscriptionTier" = 'family_premium' END, false))
    SELECT "id"::text FROM doubtful WHERE "id" > ${after}::uuid ORDER BY doubtful."id" LIMIT ${limit}`;
  return found.map(({ id }) => id);
}

export async function findPlans(ctx: Ctx, ids: readonly string[]): Promise<StoredPlan[]> {
  const rows = await ctx.db.user.findMany({
    where: { id: { in: [...ids] } },
    orderBy: { id: "asc" },
    select: {
      id: true,
      subscriptionTier: true,
      subscriptions: standing,
      seats: {
        where: { status: "accepted" },
        select: { owner: { select: { subscriptions: standing } } },
      },
    },
  });
  return rows.map(({ id, subscriptionTier, subscriptions, seats }) => ({
    ...{ id, subscriptionTier, own: known(subscriptions[0]) },
    family: known(seats[0]?.owner.subscriptions[0]),
  }));
}

/** The tier stored now. The request that settled it may still carry an older one. */
export async function findHolderTier(ctx: Ctx, userId: string): Promise<string | null> {
  const row = await ctx.db.user.findUnique({
    where: { id: userId },
    select: { subscriptionTier: true },
  });
  return row?.subscriptionTier ?? null;
}
