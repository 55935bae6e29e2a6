import type { MemberCtx } from "@/lib/ports/context";
import { findPosts } from "./post-repository";
import type { ListPostsInput } from "./schema";
import type { StaffPost } from "./types";

/**
 * All posts as staff see them, newest first (API-51): the company's, and members' drafts without
 * the member's identity.
 */
export const listPosts = (
  ctx: MemberCtx,
  { limit, cursor, ...filter }: ListPostsInput,
): Promise<StaffPost[]> => findPosts(ctx, filter, { limit, cursor });
