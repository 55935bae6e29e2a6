import { matchRules, type RuleHit } from "@/lib/reader/rules";
import { unfold } from "@/lib/reader/unfold";

/**
 * What a text shows, as far as the dialog needs to know it: harm by somebody, or any other danger.
 */
export type Heard = false | "danger" | "harm";

export const heardIn = (hits: readonly RuleHit[]): Heard => {
  if (hits.length === 0) return false;
  return hits.every(({ kind }) => kind === "abuse") ? "harm" : "danger";
};

/**
 * The light form of the detector, small enough to be in a browser before anybody types: the plain
 * statements that most people make. It may open the way to help; what is recorded the server
 * decides.
 */
export const detectLight = (text: string): Heard => heardIn(matchRules(unfold(text)));
