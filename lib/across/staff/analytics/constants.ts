/** No number is told that stands for fewer people than this (ADMN-04). */
export const SMALLEST_GROUP = 5;

/** Spans of days on offer; any other up to the longest can be asked for. */
export const SPANS = [7, 30, 90, 365] as const;
export const DEFAULT_SPAN = 30;
export const MAX_SPAN = 365;

/** What is counted of people, by day. */
export const MEASURES = [
  "signUps",
  "activePeople",
  "conversations",
  "checkIns",
  "plans",
  "incidents",
] as const;
export type Measure = (typeof MEASURES)[number];

/** The parts of "incidents"; they add up to it. */
export const INCIDENT_SEVERITIES = ["low", "moderate", "high", "imminent"] as const;
export type IncidentSeverity = (typeof INCIDENT_SEVERITIES)[number];
