import type { MemberCtx } from "@/lib/ports/context";
import { findOwnPosts } from "./post-repository";
import type { ListOwnInput } from "./schema";
import type { MarketingPost } from "./types";

/** The caller's own drafts and their outcome, newest first (API-44). */
export const listOwnPosts = (ctx: MemberCtx, input: ListOwnInput): Promise<MarketingPost[]> =>
  findOwnPosts(ctx, input);
