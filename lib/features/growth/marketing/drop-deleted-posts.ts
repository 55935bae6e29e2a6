import type { Ctx } from "@/lib/ports/context";
import { KEPT_DELETED_MS } from "./constants";
import { dropPostsDeletedBefore } from "./post-repository";

/** Deleted posts can be brought back for thirty days, and are gone after them. */
export const dropDeletedPosts = (ctx: Ctx): Promise<number> =>
  dropPostsDeletedBefore(ctx, new Date(ctx.now().getTime() - KEPT_DELETED_MS));
