import type { MemberCtx } from "@/lib/ports/context";
import { inPages } from "./in-pages";
import { openRows, pickFields } from "./shown";
import { type Entry, type Part, Rows } from "./types";

/** The company's own texts aren't this person's data. */
const NOT_OWN = {
  title: undefined,
  content: undefined,
  hashtags: undefined,
  imagePrompt: undefined,
  videoScript: undefined,
  imageUrl: undefined,
  videoUrl: undefined,
  engagementStats: undefined,
  deliveries: undefined,
} as const;

/**
 * The person's own drafts. For posts that staff wrote for the company, only the fact that this
 * person approved them.
 */
const posts = (ctx: MemberCtx): AsyncIterable<Entry> => {
  const { id } = ctx.actor.user;
  return openRows(
    ctx,
    "marketing_posts",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.marketingPost.findMany({
        where: { AND: [{ OR: [{ userId: id }, { approvedById: id }] }, after] },
        ...take,
        include: { deliveries: { orderBy: { createdAt: "asc" } } },
      }),
    ),
    ({ deliveries, ...row }) =>
      row.userId === id
        ? {
            part: "written by you",
            deliveries: new Rows("post_deliveries", openRows(ctx, "post_deliveries", deliveries)),
          }
        : { ...NOT_OWN, part: "approved by you" },
  );
};

async function* settingChanges(ctx: MemberCtx): AsyncGenerator<Entry> {
  const rows = await ctx.db.settingChange.findMany({
    where: { changedById: ctx.actor.user.id },
    orderBy: { seq: "asc" },
  });
  for (const row of rows) yield pickFields("setting_changes", row);
}

const approachChanges = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "therapy_type_versions",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.therapyTypeVersion.findMany({
        where: { AND: [{ changedById: ctx.actor.user.id }, after] },
        ...take,
        include: { therapyType: { select: { name: true } } },
      }),
    ),
    ({ therapyType }) => ({ approach: therapyType.name }),
  );

const connections = (ctx: MemberCtx): AsyncIterable<Entry> =>
  openRows(
    ctx,
    "oauth_tokens",
    inPages("createdAt", ({ after, take }) =>
      ctx.db.oauthToken.findMany({
        where: { AND: [{ userId: ctx.actor.user.id }, after] },
        ...take,
        omit: { accessToken: true, refreshToken: true },
      }),
    ),
  );

export const WORK_PARTS: readonly Part[] = [
  {
    name: "posts",
    table: "marketing_posts",
    nested: { deliveries: "post_deliveries" },
    entries: posts,
  },
  { name: "settingChanges", table: "setting_changes", entries: settingChanges },
  { name: "approachChanges", table: "therapy_type_versions", entries: approachChanges },
  { name: "connections", table: "oauth_tokens", entries: connections },
];
