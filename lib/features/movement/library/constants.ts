/** The body areas an exercise works on; `full-body` stands for all of them. */
export const TARGET_AREAS = [
  "neck",
  "shoulder",
  "upper-back",
  "lower-back",
  "core",
  "hip",
  "knee",
  "ankle",
  "wrist-hand",
  "full-body",
] as const;
export type TargetArea = (typeof TARGET_AREAS)[number];

/** The places that can hurt, as on the body map. */
export const BODY_AREAS = [
  "neck",
  "shoulder",
  "upper-back",
  "lower-back",
  "core",
  "hip",
  "knee",
  "ankle",
  "wrist-hand",
] as const satisfies readonly TargetArea[];
export type BodyArea = (typeof BODY_AREAS)[number];

export const GOALS = [
  "pain_relief",
  "strength",
  "flexibility",
  "balance",
  "endurance",
  "posture",
  "relaxation",
  "mobility",
] as const;
export type Goal = (typeof GOALS)[number];

export const PHASES = ["warmup", "main", "cooldown"] as const;
export type Phase = (typeof PHASES)[number];

/** Equipment an exercise may need; an exercise that needs none has an empty list. */
export const EQUIPMENT = ["chair", "wall", "band", "towel", "stairs"] as const;
export type Equipment = (typeof EQUIPMENT)[number];
/** Found in nearly every home; assumed when no one said. */
export const DEFAULT_EQUIPMENT = ["chair", "wall"] as const satisfies readonly Equipment[];

/** Conditions a person may report that rule exercises out until a clinician clears them. */
export const CONDITIONS = [
  "pregnancy",
  "recent_surgery",
  "dizziness",
  "osteoporosis",
  "high_blood_pressure",
  "heart_condition",
  "asthma",
  "joint_replacement",
  "arthritis",
  "disc_problem",
  "glaucoma",
  "poor_balance",
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** The body's position, for filters and for the time to change position between two exercises. */
export const POSITIONS = ["standing", "seated", "lying", "kneeling"] as const;
export type Position = (typeof POSITIONS)[number];
