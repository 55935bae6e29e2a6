/** The platforms that posts are written for (DATA-24). */
export const PLATFORMS = ["twitter", "facebook", "instagram", "youtube"] as const;
export type Platform = (typeof PLATFORMS)[number];

/** Their display names. */
export const PLATFORM_NAMES: Record<Platform, string> = {
  twitter: "X (Twitter)",
  facebook: "Facebook",
  instagram: "Instagram",
  youtube: "YouTube",
};
