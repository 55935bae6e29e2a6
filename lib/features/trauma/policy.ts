import type { TraumaDepth, TraumaWork } from "@/lib/ports/model";
import { ALERT_SAFETY, DEFAULT_TRAUMA_APPROACH, MIDDLE_SAFETY, TRAUMA_APPROACHES } from "./constants";
import type { TraumaFrame } from "./types";

export const isAlert = (safetyLevel: number): boolean => safetyLevel <= ALERT_SAFETY;

/** TRAU-05, TRAU-06. */
export function badgeOf(safetyLevel: number): "destructive" | "secondary" | "default" {
  if (isAlert(safetyLevel)) return "destructive";
  return safetyLevel <= MIDDLE_SAFETY ? "secondary" : "default";
}

/**
 * Getting steady comes before anything else: the phases that SAMHSA's TIP 57 (2014) and the ISTSS guidance on complex
 * trauma (2012) describe. Whoever did not say how safe they are is not taken for safe.
 */
export function depthOf(safetyLevel: number | null): TraumaDepth {
  if (safetyLevel === null) return "skills";
  if (isAlert(safetyLevel)) return "steady";
  return safetyLevel <= MIDDLE_SAFETY ? "skills" : "meaning";
}

/** What the guide is told; an approach that is offered to nobody works like the usual one (TRAU-10). */
export const workOf = ({ traumaType, therapyApproach, safetyLevel }: Partial<TraumaFrame>): TraumaWork => ({
  kind: traumaType ?? null,
  approach: TRAUMA_APPROACHES.find((known) => known === therapyApproach) ?? DEFAULT_TRAUMA_APPROACH,
  depth: depthOf(safetyLevel ?? null),
});
