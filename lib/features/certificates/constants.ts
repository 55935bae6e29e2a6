/** The metrics a certificate keeps, in the order they're shown. */
export const METRICS = [
  "days",
  "moodDays",
  "conversations",
  "exercises",
  "movementSessions",
  "planSteps",
] as const;
export type Metric = (typeof METRICS)[number];

/** How many achievements a card shows; the rest is a number (CERT-02). */
export const SHOWN_ACHIEVEMENTS = 3;

/** Characters of the verification hash on a card (CERT-03). */
export const SHOWN_HASH = 16;

export const MAX_LISTED = 100;

/**
 * A certificate shows the same date on screen, on paper and on the check page, so that anyone
 * comparing them sees only one.
 */
export const CERTIFICATE_ZONE = "UTC";

/** Paper sizes a certificate can be printed on. */
export const PAPERS = ["a4", "letter"] as const;
export type Paper = (typeof PAPERS)[number];

/** Key of the caller's certificates; joined, its parts form the URL (API-06). */
export const certificatesKey = ["/api/certificates"] as const;
