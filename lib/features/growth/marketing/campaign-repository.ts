import type { Ctx } from "@/lib/ports/context";
import type { Platform } from "./constants";
import type { Campaign } from "./types";

const columns = {
  id: true,
  name: true,
  description: true,
  targetAudience: true,
  platforms: true,
  isActive: true,
  postsGenerated: true,
  totalEngagement: true,
  createdAt: true,
  updatedAt: true,
} as const;

interface Row extends Omit<Campaign, "platforms"> {
  readonly platforms: string[];
}

/** A database check limits the platforms; the driver just returns strings. */
const shown = (row: Row): Campaign => ({ ...row, platforms: row.platforms as Platform[] });

export async function findCampaigns(
  ctx: Ctx,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<Campaign[]> {
  const rows = await ctx.db.marketingCampaign.findMany({
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
    ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
    select: columns,
  });
  return rows.map(shown);
}

export async function findCampaign(ctx: Ctx, id: string): Promise<Campaign | null> {
  const row = await ctx.db.marketingCampaign.findUnique({ where: { id }, select: columns });
  return row && shown(row);
}

export interface CampaignValues {
  readonly name: string;
  readonly description: string | null;
  readonly targetAudience: string | null;
  readonly platforms: readonly Platform[];
}

export async function insertCampaign(
  ctx: Ctx,
  id: string,
  { platforms, ...values }: CampaignValues,
): Promise<Campaign> {
  const now = ctx.now();
  const data = { id, ...values, platforms: [...platforms], createdAt: now, updatedAt: now };
  return shown(await ctx.db.marketingCampaign.create({ data, select: columns }));
}

type Loose<T> = { readonly [K in keyof T]?: T[K] | undefined };

export async function changeCampaign(
  ctx: Ctx,
  id: string,
  { platforms, ...values }: Loose<CampaignValues & { isActive: boolean }>,
): Promise<Campaign> {
  const data = { ...values, ...(platforms && { platforms: [...platforms] }), updatedAt: ctx.now() };
  return shown(await ctx.db.marketingCampaign.update({ where: { id }, data, select: columns }));
}

export async function countGenerated(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.marketingCampaign.update({
    where: { id },
    data: { postsGenerated: { increment: 1 }, updatedAt: ctx.now() },
    select: { id: true },
  });
}

/** Adds up everything the platforms report about a campaign's posts. */
export async function sumEngagement(ctx: Ctx, id: string): Promise<void> {
  await ctx.db.$executeRaw`
    UPDATE marketing_campaigns SET "totalEngagement" = (
      SELECT LEAST(coalesce(sum(entry.value::numeric), 0), 2147483647)::int
      FROM marketing_posts AS post, jsonb_each_text(post."engagementStats") AS entry
      WHERE post."campaignId" = ${id}::uuid AND entry.value ~ '^[0-9]{1,12}$')
    WHERE "id" = ${id}::uuid`;
}
