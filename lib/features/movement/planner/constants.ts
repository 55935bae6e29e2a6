import type { Condition } from "../library/constants";

/** An exercise's outcome within a routine (exercise_performance.completionStatus). */
export const COMPLETION_STATUSES = ["completed", "partial", "skipped", "stopped"] as const;
export type CompletionStatus = (typeof COMPLETION_STATUSES)[number];

/** minutes */
export const MIN_ROUTINE = 5;
export const MAX_ROUTINE = 60;
export const DEFAULT_ROUTINE = 20;

/** How hard an exercise felt: 1 very easy, 3 right, 5 too hard. */
export const EASIEST_RATING = 1;
export const HARDEST_RATING = 5;

/** Pain (0-10) in an area at which exercises that load it are left out. */
export const PAIN_LEAVES_OUT = 4;

/**
 * Pain (0-10) in any area at which no routine is made and the person is told to see a clinician.
 */
export const PAIN_STOPS = 8;

/** A rise in pain (0-10) during a session that makes the next one easier. */
export const PAIN_ROSE = 2;

/** The share of the requested time to fill after a session that raised the pain. */
export const EASIER_SHARE = 0.75;
/** Conditions to ask a doctor about before any exercise (ACSM, preparticipation screening). */
export const ASK_FIRST_WITH: readonly Condition[] = [
  "pregnancy",
  "recent_surgery",
  "dizziness",
  "osteoporosis",
  "high_blood_pressure",
  "heart_condition",
  "joint_replacement",
  "disc_problem",
];

/**
 * seconds to get from one exercise to the next, and the extra for changing between floor, chair and
 * standing
 */
export const CHANGEOVER = 15;
export const CHANGE_OF_POSITION = 10;

/**
 * A routine is never longer than requested, and at least this share of it (except gentle fallbacks
 * and refusals).
 */
export const MIN_SHARE = 0.7;

/** Why a library exercise isn't in a plan. */
const LEFT_OUT_REASONS = ["pain", "condition", "stopped_before", "too_hard_before"] as const;
export type LeftOutReason = (typeof LEFT_OUT_REASONS)[number];

/**
 * `routine`: warm-up, main part, cool-down. `gentle`: nothing else fits, so breathing and easy
 * walking on the spot. `refused`: moving would be unwise now; `message` says why and what to do.
 */
const PLAN_KINDS = ["routine", "gentle", "refused"] as const;
export type PlanKind = (typeof PLAN_KINDS)[number];
