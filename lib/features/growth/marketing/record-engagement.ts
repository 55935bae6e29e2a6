import type { Ctx } from "@/lib/ports/context";
import { sumEngagement } from "./campaign-repository";
import { lockPost, setEngagement } from "./post-repository";
import type { EngagementStats } from "./types";

interface Reported {
  readonly id: string;
  /** Counts under the platform's own names, e.g. `{ "likes": 3 }`. */
  readonly stats: EngagementStats;
}

/** Stores a published post's figures from its platform and updates its campaign's total. */
export function recordEngagement(ctx: Ctx, { id, stats }: Reported): Promise<void> {
  const counts = Object.entries(stats).filter(
    ([, count]) => Number.isSafeInteger(count) && count >= 0,
  );
  return ctx.transaction(async (tx) => {
    const post = await lockPost(tx, id);
    if (!post?.isPosted) return;
    await setEngagement(tx, id, Object.fromEntries(counts));
    if (post.campaignId) await sumEngagement(tx, post.campaignId);
  });
}
