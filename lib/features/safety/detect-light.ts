import { matchRules } from "@/lib/reader/rules";
import { unfold } from "@/lib/reader/unfold";

/** What a text shows, as far as the dialog needs to know it: harm by somebody, or any other danger. */
export type Heard = false | "danger" | "harm";

/**
 * The light form of the detector, small enough for a browser: the rules alone hear what is said plainly. It may open the way to
 * help; what is recorded the server decides.
 */
export function detectLight(text: string): Heard {
  const hits = matchRules(unfold(text));
  if (hits.length === 0) return false;
  return hits.every(({ kind }) => kind === "abuse") ? "harm" : "danger";
}
