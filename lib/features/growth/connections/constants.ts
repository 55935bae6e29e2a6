/**
 * Platforms whose accounts are authorized in a window; X is opened by keys in the settings
 * (CONN-05).
 */
export const OAUTH_PLATFORMS = ["facebook", "instagram", "youtube"] as const;
export type OauthPlatform = (typeof OAUTH_PLATFORMS)[number];

/**
 * Where one authorization may open several accounts, of which one is chosen: Meta's pages, and what
 * is linked to them.
 */
export const CHOOSABLE_PLATFORMS = [
  "facebook",
  "instagram",
] as const satisfies readonly OauthPlatform[];
export type ChoosablePlatform = (typeof CHOOSABLE_PLATFORMS)[number];

/** How long an authorization may take that was begun. */
export const STATE_LIFE_MS = 10 * 60_000;
/** A token that ends sooner than this is renewed before it is used. */
export const RENEW_BEFORE_MS = 2 * 60_000;

/**
 * What the window says to the page that opened it; for YouTube the documented message (CONN-10).
 */
export const successMessage = <P extends OauthPlatform>(platform: P): `${P}-auth-success` =>
  `${platform}-auth-success`;

/** The second way for that message, for a browser that has cut the window off from its opener. */
export const CHANNEL = "willow-connections";

export const POPUP_NAME = "willow-connection";
/** CONN-10. */
export const POPUP_FEATURES = "popup,width=500,height=600";
