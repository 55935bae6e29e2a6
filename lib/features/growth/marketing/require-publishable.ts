import type { Ctx } from "@/lib/ports/context";
import { Failure, notFound } from "@/lib/shared/failure";
import { MARKETING_COPY } from "./copy";
import { findPublishable, type PublishablePost } from "./find-publishable";
import { missingMedia, problemsOf } from "./policy";
import { findPost } from "./post-repository";
import type { StaffPost } from "./types";

const { refusals } = MARKETING_COPY;

/**
 * Requires a post that may be published now.
 *
 * @throws Failure not_found, conflict with the reason it can't go out
 */
export async function requirePublishable(
  ctx: Ctx,
  { id }: { readonly id: string },
): Promise<PublishablePost> {
  const post = await findPost(ctx, id);
  if (!post || post.deletedAt) throw notFound("This post");
  if (post.isPosted) throw new Failure("conflict", refusals.posted);
  const [ready] = await findPublishable(ctx, {
    platforms: [post.platform],
    scheduledOnly: false,
    only: id,
  });
  if (!ready) throw new Failure("conflict", whyHeldBack(ctx, post));
  return ready;
}

function whyHeldBack(ctx: Ctx, post: StaffPost): string {
  if (!post.approvedAt) return refusals.notApproved;
  const missing = missingMedia(post);
  if (missing) return refusals.missing[missing];
  const [problem] = problemsOf(post);
  if (problem) return problem.message;
  return post.scheduledFor && post.scheduledFor > ctx.now() ? refusals.notYet : refusals.paused;
}
