import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import type { Manifest } from "./manifest";
import type { Concern } from "./types";

export interface Evidence {
  /** The gravest window's concern logit. */
  readonly logit: number;
  /** How many windows were read. */
  readonly windows: number;
  /** Probability, 0 to 1, that the severity is high or imminent. */
  readonly grave: number;
  readonly language: SpokenLanguage;
  readonly audience: AgeGroup;
  /** Subtracted from the logit. */
  readonly margin: number;
}

export interface Level {
  readonly concern: Concern;
  /** Calibrated probability of danger, 0 to 1. */
  readonly score: number;
}

/**
 * Turns logits into one of three levels. The thresholds come from texts held out of training, per
 * language and age group, and weigh costs: a possible concern costs one caring question, a clear
 * one a dialog and an incident (training/reader/calibrate.py).
 */
export function levelOf(manifest: Manifest, evidence: Evidence): Level {
  const { logit, windows, grave, language, audience, margin } = evidence;
  const level = manifest.levels[language]?.[audience];
  if (!level) throw new Error(`reader.json has no level for ${language}, ${audience}`);
  const weighed = logit - margin - manifest.perDoubling * Math.log2(windows);
  const score = 1 / (1 + Math.exp(-weighed / manifest.temperature));
  if (weighed < level.possible) return { concern: "none", score };
  return {
    concern: weighed + manifest.gravity * grave >= level.clear ? "clear" : "possible",
    score,
  };
}
