import { matchRules, type RuleHit } from "@/lib/reader/rules";
import { unfold } from "@/lib/reader/unfold";

/** All the dialog needs to know about a finding: harm by someone, or any other danger. */
export type LightFinding = false | "danger" | "harm";

export const lightFindingIn = (hits: readonly RuleHit[]): LightFinding => {
  if (hits.length === 0) return false;
  return hits.every(({ kind }) => kind === "abuse") ? "harm" : "danger";
};

/**
 * The light detector, small enough for a browser to load before anyone types. It catches the most
 * common plain statements and may open the way to help; the server decides what is recorded.
 */
export const detectLight = (text: string): LightFinding => lightFindingIn(matchRules(unfold(text)));
