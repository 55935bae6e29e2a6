/**
 * The eight kinds of crisis have a path each, but immediate danger calls for only five different
 * responses.
 */
export const DANGERS = ["self", "others", "abuse", "body", "friend"] as const;
export type Danger = (typeof DANGERS)[number];

/** Obstacles to reaching a person; each has a reply of its own. */
export const BARRIERS = [
  "hospital",
  "burden",
  "shame",
  "notUnderstood",
  "money",
  "language",
  "privacy",
  "parents",
  "didNotHelp",
  "noEnergy",
  "nobody",
  "dontKnow",
] as const;
export type Barrier = (typeof BARRIERS)[number];

/** Feelings that people express in whole sentences. */
export const THEMES = [
  "cannotGoOn",
  "noWayOut",
  "burden",
  "nobody",
  "noPoint",
  "worthless",
  "loss",
] as const;
export type Theme = (typeof THEMES)[number];

/** Things a person may say instead of an answer. The protocol replies to them and then goes on. */
export const ASIDES = [
  "ai",
  "insult",
  "leaveMe",
  "otherTopic",
  "joke",
  "police",
  "parents",
  "secret",
  "method",
  "goodbye",
  "thanks",
] as const;
export type Aside = (typeof ASIDES)[number];
