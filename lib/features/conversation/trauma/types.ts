import type { AnyTraumaApproach, TraumaType } from "./constants";

/** The settings of a trauma conversation; each of the three may be unsaid (DATA-31). */
export interface TraumaFrame {
  readonly traumaType: TraumaType | null;
  readonly therapyApproach: AnyTraumaApproach | null;
  /** From 1 (crisis) to 10 (completely safe) (TRAU-03). */
  readonly safetyLevel: number | null;
}
