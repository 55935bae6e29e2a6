/** A number that stands for fewer people than this is never shown (ADMN-04). */
export const SMALLEST_GROUP = 5;

/** Spans offered, in days. The API accepts any other up to the longest. */
export const SPANS = [7, 30, 90, 365] as const;
export const DEFAULT_SPAN = 30;
export const MAX_SPAN = 365;

/** The measures counted for each day. */
export const MEASURES = [
  "signUps",
  "activePeople",
  "conversations",
  "checkIns",
  "plans",
  "incidents",
] as const;
export type Measure = (typeof MEASURES)[number];

/** The breakdown of "incidents". The parts add up to the total. */
export const INCIDENT_SEVERITIES = ["low", "moderate", "high", "imminent"] as const;
export type IncidentSeverity = (typeof INCIDENT_SEVERITIES)[number];
