import { protestIn } from "@/lib/shared/heard/protest";
import { keyClauses } from "./key-phrases";
import type { Reading } from "./reading";
import { isJudgement } from "./second-person";
import { fold } from "./text";
import { frameOf } from "./worry";

/**
 * The latest hard thought that the person wrote about themselves or what is coming, as a quote: what a thought record can
 * begin with. English; null elsewhere and where nothing of the kind was said. Nothing that speaks of danger is proposed.
 */
export function earlierThought({ own, lexicon, turn, voice }: Reading): string | null {
  if (turn.language !== "en") return null;
  const thoughts = own
    .filter((line) => !lexicon.intents.crisis.test(fold(line)) && protestIn(line, "en") === null)
    .flatMap((line) => keyClauses(line, lexicon))
    .map((clause) =>
      clause.replace(
        /^(?:that (?=i\b|i'm\b)|i (?:keep|kept) (?:thinking|telling myself)|i (?:think|feel like))(?: that)? /i,
        "",
      ),
    )
    .filter((clause) => isJudgement(clause) || frameOf(clause).frame === "worry");
  const thought = thoughts.at(-1);
  return thought === undefined ? null : `${voice.quoteMarks[0]}${thought}${voice.quoteMarks[1]}`;
}
