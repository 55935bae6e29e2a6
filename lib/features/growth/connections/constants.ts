/** Platforms authorized in a popup window; X uses keys in the settings instead (CONN-05). */
export const OAUTH_PLATFORMS = ["facebook", "instagram", "youtube"] as const;
export type OauthPlatform = (typeof OAUTH_PLATFORMS)[number];

/**
 * Platforms where one authorization may cover several accounts, one of which is chosen: Meta's
 * pages and the accounts linked to them.
 */
export const CHOOSABLE_PLATFORMS = [
  "facebook",
  "instagram",
] as const satisfies readonly OauthPlatform[];
export type ChoosablePlatform = (typeof CHOOSABLE_PLATFORMS)[number];

/** How long an authorization may take once begun. */
export const STATE_LIFE_MS = 10 * 60_000;
/** A token that expires sooner than this is renewed before use. */
export const RENEW_BEFORE_MS = 2 * 60_000;

/**
 * The message the window posts to the page that opened it; for YouTube the documented one
 * (CONN-10).
 */
export const successMessage = <P extends OauthPlatform>(platform: P): `${P}-auth-success` =>
  `${platform}-auth-success`;

/** A second channel for that message, for browsers that cut the window off from its opener. */
export const CHANNEL = "willow-connections";

export const POPUP_NAME = "willow-connection";
/** CONN-10. */
export const POPUP_FEATURES = "popup,width=500,height=600";
