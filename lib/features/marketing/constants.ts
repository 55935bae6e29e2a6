export const PLATFORMS = ["twitter", "facebook", "instagram", "youtube"] as const;
export type Platform = (typeof PLATFORMS)[number];
