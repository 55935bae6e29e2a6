import type { Ctx } from "@/lib/ports/context";
import type { Platform } from "./constants";
import { missingMedia, problemsOf, publishedText } from "./policy";
import { findReady } from "./post-repository";

/** A post that may be published now, as the platform receives it. */
export interface PublishablePost {
  readonly id: string;
  readonly platform: Platform;
  readonly title: string;
  /** Includes labels and hashtags, within the platform's length limit. */
  readonly text: string;
  readonly hashtags: readonly string[];
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
  /** Passed to platforms that label such posts themselves. */
  readonly isAiGenerated: boolean;
  /** Identifies the version that was approved. */
  readonly revision: number;
}

interface Asked {
  readonly platforms: readonly Platform[];
  /**
   * True for the job, which publishes scheduled posts; false for a person publishing everything
   * that's ready.
   */
  readonly scheduledOnly: boolean;
  readonly limit?: number;
  /** Ids to skip, so that failed posts don't block the ones behind them. */
  readonly except?: readonly string[];
  /** Only the post with this id. */
  readonly only?: string;
}

const MAX_AT_ONCE = 50;

/**
 * Posts that may be published: approved, due if they're scheduled, in no paused campaign, with the
 * picture or video their platform requires. Checks for claims again, since the rules may have grown
 * since the approval.
 */
export async function findPublishable(ctx: Ctx, asked: Asked): Promise<PublishablePost[]> {
  const ready = await findReady(ctx, { limit: MAX_AT_ONCE, ...asked });
  return ready
    .filter((post) => {
      const blocked = problemsOf(post).length > 0;
      if (blocked) ctx.log.warn("post-held-back", { postId: post.id });
      return !blocked && missingMedia(post) === null;
    })
    .map((post) => ({
      ...{ id: post.id, platform: post.platform, title: post.title, text: publishedText(post) },
      ...{ hashtags: post.hashtags, imageUrl: post.imageUrl, videoUrl: post.videoUrl },
      ...{ isAiGenerated: post.isAiGenerated, revision: post.revision },
    }));
}
