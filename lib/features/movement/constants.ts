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

/** How long (ms) the pain given for a routine is prefilled. */
export const PAIN_PREFILL_MS = 7 * 24 * 60 * 60 * 1000;
/** How long (ms) the pain after a session counts as current. */
export const PAIN_IS_FRESH_MS = 24 * 60 * 60 * 1000;
/** The longest routine (minutes) for anyone under 13. */
export const MAX_FOR_CHILDREN = 30;

/** UTF-16 units of one goal, area or name of a routine, and the most of each. */
export const MAX_WISH = 200;
export const MAX_WISHES = 12;

export const MAX_LISTED = 100;
/** The whole catalog in one response. */
export const MAX_EXERCISES_LISTED = 500;

/** Characters of the instructions on a card (PHYS-05). */
export const PREVIEW_LENGTH = 100;

/** The documented on-screen names (contract 10, PHYS-01, PHYS-03). */
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
 * The form's choices of minutes; the API takes any whole number between the shortest and the
 * longest.
 */
export const MINUTES = [5, 10, 15, 20, 30, 45, 60] as const;

/** The one-press request, and the defaults if nothing was given or understood (API-33). */
export const DEFAULT_WISH = {
  areas: ["full-body"],
  goals: ["pain_relief", "strength", "flexibility"],
} as const;

/**
 * List query keys; joined, their parts are the URLs (API-06). Not a client module, so the server
 * can prefetch them.
 */
export const exercisesKey = ["/api/pt/exercises"] as const;
export const routinesKey = ["/api/pt/routines"] as const;
