import type { Metric } from "@/lib/features/certificates/constants";

export const PROGRAM_TYPES = ["therapy", "physical-therapy", "other"] as const;
export type ProgramType = (typeof PROGRAM_TYPES)[number];

export const ENROLMENT_STATUSES = ["active", "completed", "paused", "left"] as const;
export type EnrolmentStatus = (typeof ENROLMENT_STATUSES)[number];

/** What a person can ask for; "completed" is the server's to say. */
export const CHOSEN_STATUSES = [
  "active",
  "paused",
  "left",
] as const satisfies readonly EnrolmentStatus[];
export type ChosenStatus = (typeof CHOSEN_STATUSES)[number];

/**
 * What a step of a programme can count: days with a check-in, conversations of one's own, exercises
 * walked to their end, finished movement routines, filled steps of the safety plan.
 */
export const COUNTED = [
  "moodDays",
  "conversations",
  "exercises",
  "movementSessions",
  "planSteps",
] as const satisfies readonly Metric[];
export type Counted = (typeof COUNTED)[number];

/** Messages of the person's own from which on a conversation counts: fewer are a greeting. */
export const MIN_MESSAGES = 3;

/** Percent of progress at which a sentence of encouragement appears (CERT-05). */
export const ENCOURAGED_AT = [50, 80] as const;
export type Encouraged = (typeof ENCOURAGED_AT)[number];

export const FINISHED = 100;

/** As long as every list of the service is by default (contract 5). */
export const MAX_LISTED = 100;
