/** ONBD-08 and ONBD-09, in the documented order. */
export const CULTURAL_BACKGROUNDS = [
  "prefer_not_to_say",
  "african-american",
  "asian-american",
  "hispanic-latino",
  "native-american",
  "middle-eastern",
  "south-asian",
  "east-asian",
  "european",
  "mixed",
  "other",
] as const;
export type CulturalBackground = (typeof CULTURAL_BACKGROUNDS)[number];

export const RELIGIONS = [
  "prefer_not_to_say",
  "christian",
  "muslim",
  "jewish",
  "hindu",
  "buddhist",
  "sikh",
  "atheist",
  "agnostic",
  "spiritual",
  "other",
] as const;
export type Religion = (typeof RELIGIONS)[number];

/** In UTF-16 units. */
export const GOALS_LENGTH = 2000;
/** Longest e-mail address (RFC 5321). */
export const EMAIL_LENGTH = 254;
export const MAX_APPROACHES = 20;

export const currentUserKey = ["/api/auth/user"] as const;

/** Query key of the account page. */
export const accountKey = ["/api/account"] as const;

/** Query key of the caller's sessions. Its joined parts are the URL (API-06). */
export const signInsKey = ["/api/account/sign-ins"] as const;
