/**
 * What staff may close for everybody. Crisis help, the safety plan, moods, the conversation itself
 * and leaving stand on no list here: nobody can switch them off (safety comes before every switch).
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

/** Conversations begun in seven days without a plan (contract 8, free tier). */
export const FREE_CONVERSATIONS = 5;

/**
 * The free plan's promise of five conversations may be widened and never undercut (contract 8, free
 * tier).
 */
export const FREE_RANGE = { least: FREE_CONVERSATIONS, most: 50 } as const;

/** More recipients are a list on the mail server's side. */
export const MAX_ALERT_EMAILS = 20;

/** How many of the latest changes are told and can be put back. */
export const SHOWN_CHANGES = 20;
