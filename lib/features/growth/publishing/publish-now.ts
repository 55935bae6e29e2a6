import { requirePublishable } from "@/lib/features/growth/marketing/require-publishable";
import type { MemberCtx } from "@/lib/ports/context";
import { publishPost } from "./publish-post";
import { findReason } from "./repository";
import type { PublishNowInput } from "./schema";
import type { Outcome } from "./types";

interface Tried {
  readonly outcome: Outcome;
  /** For staff, in a sentence; null when it is out, or nothing is known. */
  readonly reason: string | null;
}

/**
 * Lets this one post out, also one that was refused before or waits for another try: whoever
 * presses knows something new.
 *
 * @throws Failure not_found, conflict in words for staff while the post itself is not ready
 */
export async function publishNow(ctx: MemberCtx, { id }: PublishNowInput): Promise<Tried> {
  const post = await requirePublishable(ctx, { id });
  const outcome = await publishPost(ctx, { post, now: true });
  return { outcome, reason: outcome === "posted" ? null : await findReason(ctx, id) };
}
