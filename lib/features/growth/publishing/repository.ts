import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import type { Platform } from "@/lib/shared/platforms";
import { type DeliveryView, LEASE_MS } from "./constants";
import { deliverySeal } from "./sealed";

/** A delivery that this worker holds. */
export interface Held {
  readonly id: string;
  readonly leaseId: string;
  readonly attempts: number;
  readonly begun: string | null;
  /** Of the post, when that was begun. */
  readonly begunRevision: number | null;
  readonly mayBeOutSince: Date | null;
  /** What was sent by the try that may be out. */
  readonly sentText: string | null;
}

interface Claim {
  readonly postId: string;
  readonly platform: Platform;
  /** The post's: what was begun with another is given up, unless it may be out already. */
  readonly revision: number;
  /** A person asks for it now: also what failed for good, and what would have to wait. */
  readonly now: boolean;
}

const leaseEnd = (ctx: Ctx): Date => new Date(ctx.now().getTime() + LEASE_MS);

/**
 * Takes a post's delivery to a platform, or makes it. Null when it is out, waits for its time, or
 * another worker has it: of any number of workers one gets it (unique index and row lock).
 */
export async function claimDelivery(
  ctx: Ctx,
  { postId, platform, revision, now: asked }: Claim,
): Promise<Held | null> {
  const now = ctx.now();
  await ctx.db.postDelivery.createMany({
    data: [{ id: newId(), postId, platform, availableAt: now, createdAt: now, updatedAt: now }],
    skipDuplicates: true,
  });
  const [row] = await ctx.db.$queryRaw<Held[]>`
    UPDATE post_deliveries
    SET "leaseId" = ${newId()}::uuid, "leaseUntil" = ${leaseEnd(ctx)}, "attempts" = "attempts" + 1, "status" = 'waiting',
      "updatedAt" = ${now}
    WHERE "postId" = ${postId}::uuid AND "platform" = ${platform} AND "status" <> 'posted'
      AND (${asked} OR ("status" = 'waiting' AND "availableAt" <= ${now}))
      AND ("leaseUntil" IS NULL OR "leaseUntil" < ${now})
    RETURNING "id"::text, "leaseId"::text, "attempts", "begun", "begunRevision", "mayBeOutSince", "sentText"`;
  if (!row) return null;
  const isOld = row.mayBeOutSince === null && row.begunRevision !== revision;
  if (isOld) return { ...row, begun: null, begunRevision: null };
  return { ...row, begun: deliverySeal.open(ctx.serviceKey, row).begun };
}

interface Step {
  readonly begun?: string;
  readonly begunRevision?: number;
  readonly mayBeOutSince?: Date;
  readonly sentText?: string;
}

/** Writes down a step and prolongs the lease. @returns false when it is another's by now */
export async function noteStep(
  ctx: Ctx,
  { id, leaseId }: Held,
  { begun, ...plain }: Step,
): Promise<boolean> {
  const sealed = begun === undefined ? {} : deliverySeal.seal(ctx.serviceKey, id, { begun });
  const { count } = await ctx.db.postDelivery.updateMany({
    where: { id, leaseId, status: "waiting" },
    data: { ...plain, ...sealed, leaseUntil: leaseEnd(ctx), updatedAt: ctx.now() },
  });
  return count === 1;
}

/** It is out, whoever of us hears of it first; what was begun is forgotten. */
export async function finishDelivery(
  ctx: Ctx,
  id: string,
  externalId: string | null,
): Promise<void> {
  const now = ctx.now();
  await ctx.db.postDelivery.updateMany({
    where: { id, status: { not: "posted" } },
    data: {
      ...{
        status: "posted",
        postedAt: now,
        externalId,
        begun: null,
        begunRevision: null,
        sentText: null,
        mayBeOutSince: null,
      },
      ...{ leaseId: null, leaseUntil: null, lastError: null, lastReason: null, updatedAt: now },
    },
  });
}

interface Trouble {
  /** Those that count. */
  readonly attempts: number;
  readonly status: "waiting" | "failed";
  readonly availableAt: Date;
  readonly lastError: string;
  readonly lastReason: string | null;
  /** Left as it stands when it is not known to have changed. */
  readonly mayBeOutSince?: Date | null;
  /** What was begun is of no use any more. */
  readonly forget: boolean;
}

/** @returns false when it is another's by now */
export async function postponeDelivery(
  ctx: Ctx,
  { id, leaseId }: Held,
  trouble: Trouble,
): Promise<boolean> {
  const { forget, ...plain } = trouble;
  const { count } = await ctx.db.postDelivery.updateMany({
    where: { id, leaseId },
    data: {
      ...plain,
      ...(forget ? { begun: null, begunRevision: null } : {}),
      leaseId: null,
      leaseUntil: null,
      updatedAt: ctx.now(),
    },
  });
  return count === 1;
}

/**
 * Posts that the job has nothing to do with now: they failed for good, or their next try has a
 * later time.
 */
export async function findResting(ctx: Ctx, limit: number): Promise<string[]> {
  const rows = await ctx.db.postDelivery.findMany({
    where: {
      OR: [{ status: "failed" }, { status: "waiting", availableAt: { gt: ctx.now() } }],
      post: { isPosted: false },
    },
    orderBy: { createdAt: "desc" },
    take: limit,
    select: { postId: true },
  });
  return rows.map(({ postId }) => postId);
}

/** Under a lease, and past the last look at the approval. */
export const countGoingOut = (ctx: Ctx, postId: string): Promise<number> =>
  ctx.db.postDelivery.count({
    where: {
      postId,
      status: "waiting",
      mayBeOutSince: { not: null },
      leaseUntil: { gte: ctx.now() },
    },
  });

export const countUnderWay = (ctx: Ctx, platform: Platform): Promise<number> =>
  ctx.db.postDelivery.count({
    where: {
      platform,
      status: { not: "posted" },
      OR: [{ mayBeOutSince: { not: null } }, { leaseUntil: { gte: ctx.now() } }],
      post: { deletedAt: null },
    },
  });

/** Posts that were begun and wait for another try whose time has come. */
export async function findOpen(ctx: Ctx, limit: number): Promise<string[]> {
  const now = ctx.now();
  const rows = await ctx.db.postDelivery.findMany({
    where: {
      status: "waiting",
      availableAt: { lte: now },
      OR: [{ leaseUntil: null }, { leaseUntil: { lt: now } }],
    },
    orderBy: { availableAt: "asc" },
    take: limit,
    select: { postId: true },
  });
  return rows.map(({ postId }) => postId);
}

export interface Delivery {
  readonly id: string;
  readonly postId: string;
  readonly platform: string;
  /** The post's. */
  readonly title: string;
  /**
   * Whether the post may still go out as it stands; else the line is kept because it may be out
   * already.
   */
  readonly approved: boolean;
  readonly status: string;
  readonly attempts: number;
  readonly availableAt: Date;
  readonly mayBeOutSince: Date | null;
  readonly externalId: string | null;
  readonly lastError: string | null;
  readonly lastReason: string | null;
  readonly postedAt: Date | null;
}

const shown = {
  id: true,
  postId: true,
  platform: true,
  status: true,
  attempts: true,
  availableAt: true,
  mayBeOutSince: true,
  externalId: true,
  lastError: true,
  lastReason: true,
  postedAt: true,
} as const;

/** Tried, or put off, and still meant to go out, or perhaps out without our having heard of it. */
const STILL_OPEN = {
  status: { not: "posted" },
  post: { deletedAt: null, isPosted: false },
  AND: [
    { OR: [{ attempts: { gt: 0 } }, { lastError: { not: null } }] },
    { OR: [{ post: { approvedAt: { not: null } } }, { mayBeOutSince: { not: null } }] },
  ],
};

export async function findDeliveries(
  ctx: Ctx,
  page: { limit: number; cursor?: string | undefined; view: DeliveryView },
): Promise<Delivery[]> {
  const rows = await ctx.db.postDelivery.findMany({
    ...(page.view === "open" ? { where: STILL_OPEN } : {}),
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: page.limit,
    ...(page.cursor ? { cursor: { id: page.cursor }, skip: 1 } : {}),
    select: { ...shown, post: { select: { title: true, approvedAt: true } } },
  });
  return rows.map(({ post, ...row }) => ({
    ...row,
    title: post.title,
    approved: post.approvedAt !== null,
  }));
}

/** Why the last try of a post did not succeed, for staff; null when nobody knows. */
export async function findReason(ctx: Ctx, postId: string): Promise<string | null> {
  const row = await ctx.db.postDelivery.findFirst({
    where: { postId, status: { not: "posted" } },
    select: { lastReason: true },
  });
  return row?.lastReason ?? null;
}

/**
 * Tries of which none can have reached the platform; a worker that holds one finds its lease gone.
 */
export async function dropUnsent(ctx: Ctx, postId: string): Promise<void> {
  await ctx.db.postDelivery.deleteMany({
    where: { postId, status: { not: "posted" }, mayBeOutSince: null },
  });
}

interface Out {
  readonly id: string;
  readonly postId: string;
  readonly platform: Platform;
  readonly externalId: string;
}

/** Takes posts whose figures are old; another worker finds them fresh. */
export const claimForFigures = (
  ctx: Ctx,
  { readBefore, postedAfter, limit }: { readBefore: Date; postedAfter: Date; limit: number },
): Promise<Out[]> =>
  ctx.db.$queryRaw<Out[]>`
    UPDATE post_deliveries SET "figuresReadAt" = ${ctx.now()}
    WHERE "id" IN (
      SELECT "id" FROM post_deliveries
      WHERE "status" = 'posted' AND "externalId" IS NOT NULL AND "postedAt" > ${postedAfter}
        AND ("figuresReadAt" IS NULL OR "figuresReadAt" < ${readBefore})
      ORDER BY "figuresReadAt" NULLS FIRST LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING "id"::text, "postId"::text, "platform", "externalId"`;
