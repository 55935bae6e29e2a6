import { lintClaims } from "./claims";
import { NEEDED_MEDIA, PLATFORM_LIMITS, type Platform, TITLE_LENGTH } from "./constants";
import { claimMessage, MARKETING_COPY } from "./copy";
import type { MarketingPost } from "./types";
import { weightOnX } from "./weight-on-x";

type Published = Pick<
  MarketingPost,
  "platform" | "content" | "isAiGenerated" | "isIllustrative"
> & {
  readonly hashtags: readonly string[];
};

const { labels, problems } = MARKETING_COPY;

/**
 * The text a platform gets: the words, their labels (an invented story, made with AI) and the
 * hashtags. The labels aren't part of the editable text, so none gets lost.
 */
export function publishedText({
  platform,
  content,
  hashtags,
  isAiGenerated,
  isIllustrative,
}: Published): string {
  const words = labels[platform === "twitter" ? "short" : "full"];
  const label = [isIllustrative ? words.illustrative : "", isAiGenerated ? words.aiMade : ""]
    .filter(Boolean)
    .join(" ");
  return [content.trim(), label, hashtags.map((tag) => `#${tag}`).join(" ")]
    .filter(Boolean)
    .join("\n\n");
}

/** The length as the platform counts it. */
export function lengthOn(platform: Platform, text: string): number {
  if (platform === "twitter") return weightOnX(text);
  return platform === "youtube" ? new TextEncoder().encode(text).byteLength : text.length;
}

export interface Problem {
  readonly path: string;
  readonly message: string;
}

/** Anything the platform would reject or cut off. */
export function problemsOnPlatform(post: Published & Pick<MarketingPost, "title">): Problem[] {
  const limits = PLATFORM_LIMITS[post.platform];
  const over = lengthOn(post.platform, publishedText(post)) - limits.text;
  const found: Problem[] = [];
  if (post.content.trim() === "") found.push({ path: "content", message: problems.empty });
  if (over > 0) found.push({ path: "content", message: problems.tooLong(over) });
  if (post.hashtags.length > limits.hashtags) {
    found.push({ path: "hashtags", message: problems.tooManyHashtags(limits.hashtags) });
  }
  if (post.platform === "youtube") {
    if (post.title.length > TITLE_LENGTH)
      found.push({ path: "title", message: problems.titleTooLong });
    if (/[<>]/.test(post.title)) found.push({ path: "title", message: problems.brackets });
    if (/[<>]/.test(post.content)) found.push({ path: "content", message: problems.brackets });
  }
  return found;
}

/**
 * Everything that blocks the post as it stands, by field: its claims, and anything the platform
 * would reject.
 */
export const problemsOf = (post: Parameters<typeof lintClaims>[0] & Published): Problem[] => [
  ...lintClaims(post).map(({ kind, words, path }) => ({
    path,
    message: claimMessage(kind, words),
  })),
  ...problemsOnPlatform(post),
];

/** The picture or video the platform requires and the post lacks. */
export function missingMedia(
  post: Pick<MarketingPost, "platform" | "imageUrl" | "videoUrl">,
): "imageUrl" | "videoUrl" | null {
  const needed = NEEDED_MEDIA[post.platform];
  return needed && !post[needed] ? needed : null;
}

type Standing = "draft" | "approved" | "scheduled" | "posted";

/** A time alone publishes nothing: a scheduled post without approval is still a draft. */
export function standingOf(post: {
  readonly isPosted: boolean;
  readonly approvedAt: unknown;
  readonly scheduledFor: unknown;
}): Standing {
  if (post.isPosted) return "posted";
  if (!post.approvedAt) return "draft";
  return post.scheduledFor ? "scheduled" : "approved";
}
