export const PROGRAM_TYPES = ["therapy", "physical-therapy", "other"] as const;
export type ProgramType = (typeof PROGRAM_TYPES)[number];

export const ENROLMENT_STATUSES = ["active", "completed", "paused", "left"] as const;
export type EnrolmentStatus = (typeof ENROLMENT_STATUSES)[number];

/** Values seen in the documents; the column takes others too (DATA-18). */
export const CERTIFICATE_TYPES = ["completion", "achievement", "milestone"] as const;
