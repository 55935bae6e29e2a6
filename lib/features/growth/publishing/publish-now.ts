import { requirePublishable } from "@/lib/features/growth/marketing/require-publishable";
import type { MemberCtx } from "@/lib/ports/context";
import type { Outcome } from "./constants";
import { publishPost } from "./publish-post";
import { findReason } from "./repository";
import type { PublishNowInput } from "./schema";

interface Tried {
  readonly outcome: Outcome;
  /** A sentence for staff; null if the post is out or the reason is unknown. */
  readonly reason: string | null;
}

/**
 * Publishes this one post, even if it was refused before or is waiting for a retry: the person
 * pressing the button knows something new.
 *
 * @throws Failure not_found, conflict in words for staff while the post itself is not ready
 */
export async function publishNow(ctx: MemberCtx, { id }: PublishNowInput): Promise<Tried> {
  const post = await requirePublishable(ctx, { id });
  const outcome = await publishPost(ctx, { post, now: true });
  return { outcome, reason: outcome === "posted" ? null : await findReason(ctx, id) };
}
