import { matchEveryRule } from "@/lib/reader/every-rule";
import { unfold } from "@/lib/reader/unfold";
import { type LightFinding, lightFindingIn } from "./detect-light";

/** Matches every plain statement that a rule names. Browsers load it after the light detector. */
export const detectPlain = (text: string): LightFinding =>
  lightFindingIn(matchEveryRule(unfold(text)));
