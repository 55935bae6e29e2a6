import { matchEveryRule } from "@/lib/reader/every-rule";
import { unfold } from "@/lib/reader/unfold";
import { type Heard, heardIn } from "./detect-light";

/** Every plain statement that a rule names. In a browser it follows the light form. */
export const detectPlain = (text: string): Heard => heardIn(matchEveryRule(unfold(text)));
