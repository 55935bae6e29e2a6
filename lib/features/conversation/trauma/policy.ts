import { isAtLeast, type Severity } from "@/lib/crisis/constants";
import { TRAUMA_KINDS, UNSAID_KIND } from "@/lib/features/conversation/trauma/kinds";
import type { TraumaDepth, TraumaWork } from "@/lib/ports/model";
import {
  ALERT_SAFETY,
  DEFAULT_TRAUMA_APPROACH,
  MIDDLE_SAFETY,
  TRAUMA_APPROACHES,
  TRAUMA_MOOD,
  type TraumaFrame,
} from "./constants";

export const isAlert = (safetyLevel: number): boolean => safetyLevel <= ALERT_SAFETY;

interface Answered {
  readonly role: "user" | "assistant";
  readonly metadata: {
    readonly crisis?: { readonly kind: string; readonly severity: Severity };
  } | null;
}

/**
 * The kind of danger the crisis protocol is still working on in this conversation; null if the
 * guide has taken over again. Until then, no safety level set earlier is shown as the last word.
 *
 * @param messages oldest first
 */
export function dangerIn(messages: readonly Answered[]): string | null {
  const crisis = messages.findLast(({ role }) => role === "assistant")?.metadata?.crisis;
  return crisis && isAtLeast(crisis.severity, "moderate") ? crisis.kind : null;
}

/** TRAU-05, TRAU-06. */
export function badgeOf(safetyLevel: number): "destructive" | "secondary" | "default" {
  if (isAlert(safetyLevel)) return "destructive";
  return safetyLevel <= MIDDLE_SAFETY ? "secondary" : "default";
}

/**
 * Getting steady comes first: the phases described in SAMHSA's TIP 57 (2014) and the ISTSS guidance
 * on complex trauma (2012). Someone who didn't say how safe they are isn't assumed to be safe.
 */
export function depthOf(safetyLevel: number | null): TraumaDepth {
  if (safetyLevel === null) return "skills";
  if (isAlert(safetyLevel)) return "steady";
  return safetyLevel <= MIDDLE_SAFETY ? "skills" : "meaning";
}

/** Input for the guide; an approach that is never offered works like the usual one (TRAU-10). */
export const workOf = ({
  traumaType,
  therapyApproach,
  safetyLevel,
}: Partial<TraumaFrame>): TraumaWork => ({
  kind: traumaType ?? null,
  approach: TRAUMA_APPROACHES.find((known) => known === therapyApproach) ?? DEFAULT_TRAUMA_APPROACH,
  depth: depthOf(safetyLevel ?? null),
});

const TELLING: ReadonlySet<string> = new Set(
  [...Object.values(TRAUMA_KINDS), UNSAID_KIND].map(({ title }) => title),
);

/**
 * Whether a title reveals what someone has been through although they didn't write it: one derived
 * from the type (COUP-17). Lists that others may read over the person's shoulder leave it out.
 */
export const isTellingTitle = ({
  title,
  mood,
}: {
  readonly title: string;
  readonly mood: string | null;
}): boolean => mood === TRAUMA_MOOD && TELLING.has(title);
