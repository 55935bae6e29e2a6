import type { Metric } from "@/lib/features/certificates/constants";

export const PROGRAM_TYPES = ["therapy", "physical-therapy", "other"] as const;
export type ProgramType = (typeof PROGRAM_TYPES)[number];

export const ENROLMENT_STATUSES = ["active", "completed", "paused", "left"] as const;
export type EnrolmentStatus = (typeof ENROLMENT_STATUSES)[number];

/** Statuses a person can set; only the server sets "completed". */
export const CHOSEN_STATUSES = [
  "active",
  "paused",
  "left",
] as const satisfies readonly EnrolmentStatus[];
export type ChosenStatus = (typeof CHOSEN_STATUSES)[number];

/**
 * Things a step of a program can count: days with a check-in, the person's own conversations,
 * finished exercises, finished movement routines, filled steps of the safety plan.
 */
export const COUNTED = [
  "moodDays",
  "conversations",
  "exercises",
  "movementSessions",
  "planSteps",
] as const satisfies readonly Metric[];
export type CountedMetric = (typeof COUNTED)[number];

/** Messages a person has to write for a conversation to count; fewer are a greeting. */
export const MIN_MESSAGES = 3;

/** Percent of progress at which encouragement appears (CERT-05). */
export const ENCOURAGED_AT = [50, 80] as const;
export type Encouraged = (typeof ENCOURAGED_AT)[number];

export const FINISHED = 100;

/** The default length of every list of the service (contract 5). */
export const MAX_LISTED = 100;

/**
 * Keys of the catalog and of the caller's enrolments; joined, their parts form the URLs (API-06).
 */
export const programsKey = ["/api/programs"] as const;
export const enrolmentsKey = ["/api/user-programs"] as const;
