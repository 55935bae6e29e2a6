import { matchRules, type RuleHit } from "@/lib/reader/rules";
import { unfold } from "@/lib/reader/unfold";

/** As much of the finding as the dialog needs: harm by somebody, or any other danger. */
export type Heard = false | "danger" | "harm";

export const heardIn = (hits: readonly RuleHit[]): Heard => {
  if (hits.length === 0) return false;
  return hits.every(({ kind }) => kind === "abuse") ? "harm" : "danger";
};

/**
 * The light form of the detector, small enough for a browser to load before anybody types: the most
 * common plain statements. It may open the way to help; the server decides what is recorded.
 */
export const detectLight = (text: string): Heard => heardIn(matchRules(unfold(text)));
