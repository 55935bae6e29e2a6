export const DIFFICULTIES = ["beginner", "intermediate", "advanced"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const EXERCISE_CATEGORIES = ["strength", "flexibility", "balance", "cardio", "rehabilitation"] as const;
export type ExerciseCategory = (typeof EXERCISE_CATEGORIES)[number];

export const PHYSICAL_ASSESSMENT_TYPES = ["pain", "mobility", "strength", "functional"] as const;
export type PhysicalAssessmentType = (typeof PHYSICAL_ASSESSMENT_TYPES)[number];

export const LOWEST_PAIN = 0;
export const HIGHEST_PAIN = 10;
export const LOWEST_ENERGY = 1;
export const HIGHEST_ENERGY = 10;
