import type { MemberCtx } from "@/lib/ports/context";
import { notFound } from "@/lib/shared/failure";
import { findOwnPost, setOwnDeleted } from "./post-repository";
import type { PostIdInput } from "./schema";
import type { MarketingPost } from "./types";

/**
 * Restores one of the caller's deleted drafts.
 *
 * @throws Failure not_found, also when it was not deleted
 */
export async function restoreOwnPost(ctx: MemberCtx, { id }: PostIdInput): Promise<MarketingPost> {
  const post = (await setOwnDeleted(ctx, id, null)) ? await findOwnPost(ctx, id) : null;
  if (!post) throw notFound("This draft");
  return post;
}
