import type { Ctx, MemberCtx } from "@/lib/ports/context";
import type { Generator, Platform, PostView } from "./constants";
import type { Draft, EngagementStats, MarketingPost, StaffPost, Theme } from "./types";

const columns = {
  id: true,
  platform: true,
  title: true,
  content: true,
  hashtags: true,
  imagePrompt: true,
  videoScript: true,
  imageUrl: true,
  videoUrl: true,
  isIllustrative: true,
  isAiGenerated: true,
  generator: true,
  approvedAt: true,
  scheduledFor: true,
  postedAt: true,
  isPosted: true,
  engagementStats: true,
  therapyTypeId: true,
  campaignId: true,
  revision: true,
  createdAt: true,
  updatedAt: true,
} as const;

const staffColumns = { ...columns, userId: true, deletedAt: true } as const;

/** Database checks limit platforms and generators; the driver just returns strings. */
type Known = Omit<MarketingPost, "platform" | "generator" | "engagementStats">;
interface Row extends Known {
  readonly platform: string;
  readonly generator: string | null;
  readonly engagementStats: unknown;
}
interface StaffRow extends Row {
  readonly userId: string | null;
  readonly deletedAt: Date | null;
}

const shown = <R extends Row>(row: R) => ({
  ...row,
  platform: row.platform as Platform,
  generator: row.generator as Generator | null,
  engagementStats: row.engagementStats as EngagementStats,
});

/** Drops the member's id: staff learn that a member drafted it, not who (decision 0039). */
const shownToStaff = ({ userId, ...row }: StaffRow): StaffPost => ({
  ...shown(row),
  draftedBy: userId ? "member" : "staff",
});

interface Page {
  readonly limit: number;
  readonly cursor?: string | undefined;
}

const newestFirst = ({ limit, cursor }: Page) => ({
  orderBy: [{ createdAt: "desc" as const }, { id: "desc" as const }],
  take: limit,
  ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
});

const ownBy = (ctx: MemberCtx) => ({ userId: ctx.actor.user.id });

export async function findOwnPosts(ctx: MemberCtx, page: Page): Promise<MarketingPost[]> {
  const where = { ...ownBy(ctx), deletedAt: null };
  const rows = await ctx.db.marketingPost.findMany({
    where,
    ...newestFirst(page),
    select: columns,
  });
  return rows.map(shown);
}

const VIEWS: Readonly<Record<PostView, object>> = {
  all: {},
  draft: { isPosted: false, approvedAt: null },
  approved: { isPosted: false, approvedAt: { not: null }, scheduledFor: null },
  scheduled: { isPosted: false, scheduledFor: { not: null } },
  posted: { isPosted: true },
};

export interface PostFilter {
  readonly view: PostView;
  readonly platform?: Platform | undefined;
  readonly campaignId?: string | undefined;
}

export async function findPosts(
  ctx: Ctx,
  { view, platform, campaignId }: PostFilter,
  page: Page,
): Promise<StaffPost[]> {
  const where = {
    ...VIEWS[view],
    ...(platform && { platform }),
    ...(campaignId && { campaignId }),
    deletedAt: null,
  };
  const rows = await ctx.db.marketingPost.findMany({
    where,
    ...newestFirst(page),
    select: staffColumns,
  });
  return rows.map(shownToStaff);
}

/**
 * Locks the row for the rest of the transaction, so that an approval and a change of one post run
 * in turn.
 */
export async function lockPost(ctx: Ctx, id: string): Promise<StaffPost | null> {
  await ctx.db.$queryRaw`SELECT 1 FROM marketing_posts WHERE "id" = ${id}::uuid FOR UPDATE`;
  return findPost(ctx, id);
}

export async function findPost(ctx: Ctx, id: string): Promise<StaffPost | null> {
  const row = await ctx.db.marketingPost.findUnique({ where: { id }, select: staffColumns });
  return row && shownToStaff(row);
}

/**
 * `own` drafts belong to the caller; all others belong to the company, even if their author leaves.
 */
export async function insertPost(
  ctx: MemberCtx,
  id: string,
  draft: Draft,
  own: boolean,
): Promise<MarketingPost> {
  const { kind, generator, hashtags, ...texts } = draft;
  const now = ctx.now();
  const data = {
    ...{ id, generator, hashtags: [...hashtags], ...texts },
    ...{
      userId: own ? ctx.actor.user.id : null,
      isIllustrative: kind === "story",
      isAiGenerated: true,
    },
    ...{ createdAt: now, updatedAt: now },
  };
  return shown(await ctx.db.marketingPost.create({ data, select: columns }));
}

export interface PostChanges {
  readonly title?: string | undefined;
  readonly content?: string | undefined;
  readonly hashtags?: string[] | undefined;
  readonly imagePrompt?: string | null | undefined;
  readonly videoScript?: string | null | undefined;
  readonly imageUrl?: string | null | undefined;
  readonly videoUrl?: string | null | undefined;
  readonly campaignId?: string | null | undefined;
  readonly revision?: number;
  readonly approvedAt?: Date | null;
  readonly approvedById?: string | null;
  readonly scheduledFor?: Date | null;
  readonly deletedAt?: Date | null;
}

export async function changePost(ctx: Ctx, id: string, changes: PostChanges): Promise<StaffPost> {
  const data = { ...changes, updatedAt: ctx.now() };
  return shownToStaff(
    await ctx.db.marketingPost.update({ where: { id }, data, select: staffColumns }),
  );
}

/** @returns whether the caller had such a draft that isn't published yet */
export async function setOwnDeleted(
  ctx: MemberCtx,
  id: string,
  deletedAt: Date | null,
): Promise<boolean> {
  const where = { id, ...ownBy(ctx), isPosted: false, deletedAt: deletedAt ? null : { not: null } };
  // Clears the approval: like any draft that was changed, a restored one has to be approved again.
  const data = { deletedAt, approvedAt: null, approvedById: null, updatedAt: ctx.now() };
  return (await ctx.db.marketingPost.updateMany({ where, data })).count === 1;
}

export async function findOwnPost(ctx: MemberCtx, id: string): Promise<MarketingPost | null> {
  const row = await ctx.db.marketingPost.findFirst({
    where: { id, ...ownBy(ctx), deletedAt: null },
    select: columns,
  });
  return row && shown(row);
}

/** Titles of a platform's latest posts, newest first, so the next one can cover something else. */
export async function recentTitles(ctx: Ctx, platform: Platform, most: number): Promise<string[]> {
  const rows = await ctx.db.marketingPost.findMany({
    where: { platform },
    ...newestFirst({ limit: most }),
    select: { title: true },
  });
  return rows.map(({ title }) => title);
}

/** A public approach; its prompt stays internal. */
export const findTheme = (ctx: Ctx, id: string): Promise<Theme | null> =>
  ctx.db.therapyType.findFirst({
    where: { id, isActive: true },
    select: { id: true, name: true, shortName: true, description: true },
  });

export interface Publishable {
  readonly platforms: readonly Platform[];
  /** Only scheduled posts. */
  readonly scheduledOnly: boolean;
  readonly limit: number;
  /** Ids to skip. */
  readonly except?: readonly string[];
  readonly only?: string;
}

/**
 * Approved, unpublished, undeleted and due posts of no paused campaign; the oldest approval first.
 */
export async function findReady(
  ctx: Ctx,
  { platforms, scheduledOnly, limit, except = [], only }: Publishable,
): Promise<readonly MarketingPost[]> {
  const due = { scheduledFor: { lte: ctx.now() } };
  const rows = await ctx.db.marketingPost.findMany({
    where: {
      id: { notIn: [...except], ...(only ? { equals: only } : {}) },
      platform: { in: [...platforms] },
      isPosted: false,
      deletedAt: null,
      approvedAt: { not: null },
      AND: [
        scheduledOnly ? due : { OR: [due, { scheduledFor: null }] },
        { OR: [{ campaignId: null }, { campaign: { isActive: true } }] },
      ],
    },
    orderBy: [{ approvedAt: "asc" }, { id: "asc" }],
    take: limit,
    select: columns,
  });
  return rows.map(shown);
}

/**
 * Whether this revision is approved, unpublished and not deleted; locks its row until the
 * transaction ends.
 */
export async function lockApproved(ctx: Ctx, id: string, revision: number): Promise<boolean> {
  const rows = await ctx.db.$queryRaw<unknown[]>`
    SELECT 1 FROM marketing_posts WHERE "id" = ${id}::uuid AND "revision" = ${revision}
      AND NOT "isPosted" AND "deletedAt" IS NULL AND "approvedAt" IS NOT NULL FOR UPDATE`;
  return rows.length === 1;
}

/** False if it was already posted, or no one approved it. */
export async function setPosted(ctx: Ctx, id: string): Promise<boolean> {
  const now = ctx.now();
  const { count } = await ctx.db.marketingPost.updateMany({
    where: { id, isPosted: false, approvedAt: { not: null } },
    data: { isPosted: true, postedAt: now, updatedAt: now },
  });
  return count === 1;
}

export async function setEngagement(
  ctx: Ctx,
  id: string,
  engagementStats: EngagementStats,
): Promise<void> {
  await ctx.db.marketingPost.update({
    where: { id },
    data: { engagementStats },
    select: { id: true },
  });
}

/** @returns how many posts were purged */
export async function dropPostsDeletedBefore(ctx: Ctx, before: Date): Promise<number> {
  return (await ctx.db.marketingPost.deleteMany({ where: { deletedAt: { lt: before } } })).count;
}
