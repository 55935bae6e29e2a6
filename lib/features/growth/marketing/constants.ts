import { PLATFORMS, type Platform } from "@/lib/shared/platforms";

export { PLATFORMS, type Platform };

/** The platforms each page offers (AMKT-06). */
export const MEMBER_PLATFORMS = [
  "facebook",
  "instagram",
  "youtube",
] as const satisfies readonly Platform[];
export const STAFF_PLATFORMS = [
  "twitter",
  "instagram",
  "youtube",
] as const satisfies readonly Platform[];

/** The source of a post's first draft: the authored templates or a configured model. */
const GENERATORS = ["template", "model"] as const;
export type Generator = (typeof GENERATORS)[number];

export const POST_KINDS = ["post", "story"] as const;
export type PostKind = (typeof POST_KINDS)[number];

/** The staff list's filters. */
export const POST_VIEWS = ["all", "draft", "approved", "scheduled", "posted"] as const;
export type PostView = (typeof POST_VIEWS)[number];

/**
 * The longest post per platform, labels and hashtags included: X counts weighted characters,
 * YouTube the bytes of the description (5,000), the others UTF-16 units. More hashtags than these
 * look like spam or get cut off by the platform.
 */
export const PLATFORM_LIMITS: Readonly<
  Record<Platform, { readonly text: number; readonly hashtags: number }>
> = {
  twitter: { text: 280, hashtags: 2 },
  facebook: { text: 5_000, hashtags: 3 },
  instagram: { text: 2_200, hashtags: 5 },
  youtube: { text: 5_000, hashtags: 5 },
};

/** YouTube's title limit, applied to every platform. */
export const TITLE_LENGTH = 100;
/**
 * Maximum stored length of a draft, so that a text too long for its platform can still be saved and
 * shortened.
 */
export const CONTENT_LENGTH = 5_000;
export const PROMPT_LENGTH = 1_000;
export const SCRIPT_LENGTH = 5_000;
export const HASHTAG_LENGTH = 50;
export const MAX_HASHTAGS = 30;
export const URL_LENGTH = 2_000;
export const NAME_LENGTH = 100;
export const DESCRIPTION_LENGTH = 1_000;

/** The media a platform can't publish without. */
export const NEEDED_MEDIA: Readonly<Partial<Record<Platform, "imageUrl" | "videoUrl">>> = {
  instagram: "imageUrl",
  youtube: "videoUrl",
};

export const LIST_LENGTH = 100;

const DAY_MS = 24 * 60 * 60 * 1000;
/** How far ahead a post may be scheduled. */
export const FURTHEST_AHEAD_MS = 365 * DAY_MS;
/** How long a deleted post can be restored. */
export const KEPT_DELETED_MS = 30 * DAY_MS;

/** Query keys; their first part is the URL (API-06). */
export const ownPostsKey = ["/api/marketing/posts"] as const;
export const staffPostsKey = ["/api/admin/marketing/posts"] as const;
export const campaignsKey = ["/api/admin/marketing/campaigns"] as const;
export const themesKey = ["/api/therapy-types"] as const;
