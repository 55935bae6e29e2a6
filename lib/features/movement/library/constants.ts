/** Where an exercise works; `full-body` stands for all of them. */
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

/** Where somebody can hurt: the places of the body map. */
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

/** What an exercise needs. Nothing is not in the list: its equipment is then empty. */
export const EQUIPMENT = ["chair", "wall", "band", "towel", "stairs"] as const;
export type Equipment = (typeof EQUIPMENT)[number];
/** What nearly every home has; assumed where nobody said. */
export const USUAL_EQUIPMENT = ["chair", "wall"] as const satisfies readonly Equipment[];

/**
 * What a person may tell us about themselves that rules exercises out until a clinician has said
 * otherwise.
 */
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

/** How the body is held, for filters and for changes of place between two exercises. */
export const POSITIONS = ["standing", "seated", "lying", "kneeling"] as const;
export type Position = (typeof POSITIONS)[number];
