import type { Ctx } from "@/lib/ports/context";
import { KEPT_DELETED_MS } from "./constants";
import { dropPostsDeletedBefore } from "./post-repository";

/** Purges posts deleted more than thirty days ago; until then they can be restored. */
export const dropDeletedPosts = (ctx: Ctx): Promise<number> =>
  dropPostsDeletedBefore(ctx, new Date(ctx.now().getTime() - KEPT_DELETED_MS));
