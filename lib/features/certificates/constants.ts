/** Values seen in the documents; the column takes others too (DATA-18). */
export const CERTIFICATE_TYPES = ["completion", "achievement", "milestone"] as const;

/** The numbers that a certificate keeps of what was done, in the order in which they are shown. */
export const METRICS = [
  "days",
  "moodDays",
  "conversations",
  "exercises",
  "movementSessions",
  "planSteps",
] as const;
export type Metric = (typeof METRICS)[number];

/** A card shows so many achievements; the rest is a number (CERT-02). */
export const SHOWN_ACHIEVEMENTS = 3;

/** Characters of the verification hash on a card (CERT-03). */
export const SHOWN_HASH = 16;

export const MAX_LISTED = 100;

/**
 * One certificate has one day, on screen, on paper and on the check page: who compares them must
 * not find two.
 */
export const CERTIFICATE_ZONE = "UTC";

/** Sheets of paper that a certificate can be printed on. */
export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];
