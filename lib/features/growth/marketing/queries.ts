import type { MemberCtx } from "@/lib/ports/context";
import { findCampaigns } from "./campaign-repository";
import { findOwnPosts, findPosts } from "./post-repository";
import type { ListCampaignsInput, ListOwnInput, ListPostsInput } from "./schema";
import type { Campaign, MarketingPost, StaffPost } from "./types";

/** All campaigns with their figures, newest first. */
export const listCampaigns = (ctx: MemberCtx, input: ListCampaignsInput): Promise<Campaign[]> =>
  findCampaigns(ctx, input);

/** The caller's own drafts and their outcome, newest first (API-44). */
export const listOwnPosts = (ctx: MemberCtx, input: ListOwnInput): Promise<MarketingPost[]> =>
  findOwnPosts(ctx, input);

/**
 * All posts as staff see them, newest first (API-51): the company's, and members' drafts without
 * the member's identity.
 */
export const listPosts = (
  ctx: MemberCtx,
  { limit, cursor, ...filter }: ListPostsInput,
): Promise<StaffPost[]> => findPosts(ctx, filter, { limit, cursor });
