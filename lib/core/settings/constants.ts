/**
 * Parts staff can close for everyone. Crisis help, the safety plan, moods, the conversation itself
 * and leaving aren't listed, so no one can switch them off (safety comes before every switch).
 */
export const FEATURES = ["voice", "couples", "trauma", "movement", "memberMarketing"] as const;
export type Feature = (typeof FEATURES)[number];

export const SETTING_KEYS = [
  "features",
  "freeConversations",
  "privacyContact",
  "privacyOfficerEmail",
  "crisisAlertEmails",
  "claimsEvidence",
] as const;
export type SettingKey = (typeof SETTING_KEYS)[number];

/** Conversations that can be started within seven days without a plan (contract 8, free tier). */
export const FREE_CONVERSATIONS = 5;

/**
 * Staff can raise the free plan's promised five conversations but never lower it (contract 8, free
 * tier).
 */
export const FREE_RANGE = { least: FREE_CONVERSATIONS, most: 50 } as const;

/** For more recipients, use a mailing list on the mail server. */
export const MAX_ALERT_EMAILS = 20;

/** How many of the latest changes are listed and can be undone. */
export const SHOWN_CHANGES = 20;
