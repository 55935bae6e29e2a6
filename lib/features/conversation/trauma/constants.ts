/** The mood that marks a chat session as a trauma session (TRAU-11). */
export const TRAUMA_MOOD = "trauma therapy";

export const TRAUMA_TYPES = [
  "childhood",
  "combat",
  "sexual",
  "domestic",
  "accident",
  "medical",
  "natural",
  "complex",
  "grief",
  "workplace",
  "community",
  "vicarious",
] as const;
export type TraumaType = (typeof TRAUMA_TYPES)[number];

export const TRAUMA_APPROACHES = [
  "tf_cbt",
  "cpt",
  "emdr",
  "narrative",
  "somatic",
  "dbt",
  "exposure",
] as const;
/** Accepted by the server but never offered: young people can't reach the screen (TRAU-10). */
export const YOUTH_TRAUMA_APPROACHES = [
  "play_therapy",
  "art_therapy",
  "family_therapy",
  "child_friendly",
] as const;
export type AnyTraumaApproach =
  | (typeof TRAUMA_APPROACHES)[number]
  | (typeof YOUTH_TRAUMA_APPROACHES)[number];
export const DEFAULT_TRAUMA_APPROACH = "tf_cbt";

/** 1 means crisis, 10 completely safe (TRAU-03). */
export const LOWEST_SAFETY = 1;
export const MAX_SAFETY = 10;
export const DEFAULT_SAFETY = 7;
/**
 * At or below this level: the alert, the destructive badge, and only steadying work (TRAU-04,
 * TRAU-05, TRAU-15).
 */
export const ALERT_SAFETY = 4;
/**
 * Above the alert and up to this level: the secondary badge (TRAU-05), knowledge and skills, but no
 * work with meaning.
 */
export const MIDDLE_SAFETY = 6;

/** The settings of a trauma conversation; each of the three may be unsaid (DATA-31). */
export interface TraumaFrame {
  readonly traumaType: TraumaType | null;
  readonly therapyApproach: AnyTraumaApproach | null;
  /** From 1 (crisis) to 10 (completely safe) (TRAU-03). */
  readonly safetyLevel: number | null;
}
