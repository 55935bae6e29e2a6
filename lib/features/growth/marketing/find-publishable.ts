import type { Ctx } from "@/lib/ports/context";
import type { Platform } from "./constants";
import { missingMedia, problemsOf, publishedText } from "./policy";
import { findReady } from "./post-repository";

/** A post that may go out now, as the platform gets it. */
export interface PublishablePost {
  readonly id: string;
  readonly platform: Platform;
  readonly title: string;
  /** With its labels and hashtags, within the platform's length. */
  readonly text: string;
  readonly hashtags: readonly string[];
  readonly imageUrl: string | null;
  readonly videoUrl: string | null;
  /** Told to a platform that labels such posts itself. */
  readonly isAiGenerated: boolean;
  /** What was approved is known by it. */
  readonly revision: number;
}

interface Asked {
  readonly platforms: readonly Platform[];
  /**
   * True for the job, which publishes what was given a time; false for a person who lets everything
   * out that is ready.
   */
  readonly scheduledOnly: boolean;
  readonly limit?: number;
  /**
   * Posts that are not looked at, by their ids: what failed must not stand in the way of what
   * follows.
   */
  readonly except?: readonly string[];
  /** This one alone, by its id. */
  readonly only?: string;
}

const MAX_AT_ONCE = 50;

/**
 * What may go out: approved, its time come if it has one, of no paused campaign, with the picture
 * or video that its platform asks for. The check for claims runs again, since its rules may have
 * grown after the approval.
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
