import type { AnyTraumaApproach, TraumaType } from "./constants";

/** What a trauma conversation stands in; each of the three may not have been said (DATA-31). */
export interface TraumaFrame {
  readonly traumaType: TraumaType | null;
  readonly therapyApproach: AnyTraumaApproach | null;
  /** From 1, a crisis, to 10, completely safe (TRAU-03). */
  readonly safetyLevel: number | null;
}
