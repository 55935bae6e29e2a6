import { matchEveryRule } from "@/lib/reader/every-rule";
import { unfold } from "@/lib/reader/unfold";
import { type Heard, heardIn } from "./detect-light";

/** Matches every plain statement that a rule names. Browsers load it after the light detector. */
export const detectPlain = (text: string): Heard => heardIn(matchEveryRule(unfold(text)));
