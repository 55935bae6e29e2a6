import type { Ctx } from "@/lib/ports/context";
import { newId } from "@/lib/shared/ids";
import type { Platform } from "@/lib/shared/platforms";
import { sealedTable, text } from "@/lib/shared/sealed-table";
import { type DeliveryView, LEASE_MS } from "./constants";

/** An upload URL acts as a key to the upload, so it's sealed like one. */
const deliverySeal = sealedTable("post_deliveries", { begun: text });

/** A delivery that this worker holds. */
export interface HeldDelivery {
  readonly id: string;
  readonly leaseId: string;
  readonly attempts: number;
  readonly begun: string | null;
  /** The post's revision when the upload began. */
  readonly begunRevision: number | null;
  readonly mayBeOutSince: Date | null;
  /** The text sent by the try that may be live. */
  readonly sentText: string | null;
}

interface Claim {
  readonly postId: string;
  readonly platform: Platform;
  /**
   * The post's revision: progress from another revision is discarded, unless it may be live
   * already.
   */
  readonly revision: number;
  /** A person asks for it now, so include failed deliveries and ones still waiting. */
  readonly now: boolean;
}

const leaseEnd = (ctx: Ctx): Date => new Date(ctx.now().getTime() + LEASE_MS);

/**
 * Claims a post's delivery to a platform, creating it if needed. Null if it's posted, not due yet,
 * or held by another worker: only one of any number of workers gets it (unique index and row lock).
 */
export async function claimDelivery(
  ctx: Ctx,
  { postId, platform, revision, now: asked }: Claim,
): Promise<HeldDelivery | null> {
  const now = ctx.now();
  await ctx.db.postDelivery.createMany({
    data: [{ id: newId(), postId, platform, availableAt: now, createdAt: now, updatedAt: now }],
    skipDuplicates: true,
  });
  const [row] = await ctx.db.$queryRaw<HeldDelivery[]>`
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

/**
 * Records a step and renews the lease.
 *
 * @returns false if another worker holds it by now
 */
export async function noteStep(
  ctx: Ctx,
  { id, leaseId }: HeldDelivery,
  { begun, ...plain }: Step,
): Promise<boolean> {
  const sealed = begun === undefined ? {} : deliverySeal.seal(ctx.serviceKey, id, { begun });
  const { count } = await ctx.db.postDelivery.updateMany({
    where: { id, leaseId, status: "waiting" },
    data: { ...plain, ...sealed, leaseUntil: leaseEnd(ctx), updatedAt: ctx.now() },
  });
  return count === 1;
}

/** Marks the delivery posted, whichever worker learns of it first, and clears its progress. */
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
  /** The number of tries that count. */
  readonly attempts: number;
  readonly status: "waiting" | "failed";
  readonly availableAt: Date;
  readonly lastError: string;
  readonly lastReason: string | null;
  /** Omitted when it isn't known to have changed. */
  readonly mayBeOutSince?: Date | null;
  /** The stored progress is no longer of use. */
  readonly forget: boolean;
}

/** @returns false if another worker holds it by now */
export async function postponeDelivery(
  ctx: Ctx,
  { id, leaseId }: HeldDelivery,
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

/** Posts the job should skip now: they failed for good or their retry isn't due. */
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

/** Counts deliveries under a lease that are past the final approval check. */
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

/** Begun posts whose retry is due. */
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
  readonly title: string;
  /**
   * Whether the post may still be published as it stands; otherwise it's listed because it may
   * already be live.
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

/** Tried or postponed, and either still to be published or possibly live without our knowing. */
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

/** Why the last try of a post failed, for staff; null if unknown. */
export async function findReason(ctx: Ctx, postId: string): Promise<string | null> {
  const row = await ctx.db.postDelivery.findFirst({
    where: { postId, status: { not: "posted" } },
    select: { lastReason: true },
  });
  return row?.lastReason ?? null;
}

/**
 * Deletes tries that can't have reached the platform; a worker holding one finds its lease gone.
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

/** Claims posts whose figures are stale, so that another worker skips them. */
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
