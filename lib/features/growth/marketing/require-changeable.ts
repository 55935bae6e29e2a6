import { isGoingOut } from "@/lib/features/growth/publishing/queries";
import type { Ctx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { MARKETING_COPY } from "./copy";
import { lockPost } from "./post-repository";
import type { StaffPost } from "./types";

const { refusals } = MARKETING_COPY;

interface Asked {
  readonly id: string;
  /** The revision the caller has read; omitted when it doesn't matter. */
  readonly revision?: number | undefined;
}

/**
 * The post, locked for the rest of the transaction.
 *
 * @throws Failure not_found (deleted ones too, unless they are asked for), conflict when it is
 *   out, is going out or was changed since
 */
export async function requireChangeable(
  ctx: Ctx,
  { id, revision }: Asked,
  deletedToo = false,
): Promise<StaffPost> {
  const post = await lockPost(ctx, id);
  if (!post || (post.deletedAt && !deletedToo)) throw notFound("This post");
  if (post.isPosted) throw new Failure("conflict", refusals.posted);
  if (await isGoingOut(ctx, { postId: id })) throw new Failure("conflict", refusals.goingOut);
  if (revision !== undefined && revision !== post.revision)
    throw new Failure("conflict", refusals.changedMeanwhile);
  return post;
}
