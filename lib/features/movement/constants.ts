export const DIFFICULTIES = ["beginner", "intermediate", "advanced"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const EXERCISE_CATEGORIES = [
  "strength",
  "flexibility",
  "balance",
  "cardio",
  "rehabilitation",
] as const;
export type ExerciseCategory = (typeof EXERCISE_CATEGORIES)[number];

export const PHYSICAL_ASSESSMENT_TYPES = ["pain", "mobility", "strength", "functional"] as const;
export type PhysicalAssessmentType = (typeof PHYSICAL_ASSESSMENT_TYPES)[number];

export const LOWEST_PAIN = 0;
export const MAX_PAIN = 10;
export const LOWEST_ENERGY = 1;
export const MAX_ENERGY = 10;

/** How long (ms) pain that was told for a routine is filled in again. */
export const PAIN_COUNTS_MS = 7 * 24 * 60 * 60 * 1000;
/** How long (ms) the pain after a session says how it is now. */
export const PAIN_IS_FRESH_MS = 24 * 60 * 60 * 1000;
/** Longest routine (minutes) for somebody under 13. */
export const MAX_FOR_CHILDREN = 30;

/** UTF-16 units of one goal, area or name of a routine, and how many of each. */
export const MAX_WISH = 200;
export const MAX_WISHES = 12;

export const MAX_LISTED = 100;
/** The whole catalogue in one answer. */
export const MAX_EXERCISES_LISTED = 500;

/** Characters of the instructions that a card shows (PHYS-05). */
export const PREVIEW_LENGTH = 100;

/** The names on screen are given for everybody (contract 10, PHYS-01, PHYS-03). */
export const CATEGORY_NAMES: Record<ExerciseCategory | "all", string> = {
  all: "All",
  strength: "Strength",
  flexibility: "Flexibility",
  balance: "Balance",
  cardio: "Cardio",
  rehabilitation: "Recovery",
};

export const TABS = ["exercises", "routines", "sessions", "assessments"] as const;
export type Tab = (typeof TABS)[number];
export const TAB_NAMES: Record<Tab, string> = {
  exercises: "Exercises",
  routines: "Routines",
  sessions: "Sessions",
  assessments: "Assessments",
};
export const isTab = (value: unknown): value is Tab => TABS.some((tab) => tab === value);

export const GENERATE = "Generate Routine";

/**
 * Minutes that the form offers; the call takes any whole number between the shortest and the
 * longest.
 */
export const MINUTES = [5, 10, 15, 20, 30, 45, 60] as const;

/**
 * What one press asks for, and what is planned when nobody said or nothing was understood (API-33).
 */
export const USUAL_WISH = {
  areas: ["full-body"],
  goals: ["pain_relief", "strength", "flexibility"],
} as const;
