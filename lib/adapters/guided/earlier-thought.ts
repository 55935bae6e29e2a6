import { once } from "./once";
import type { Reading } from "./reading";
import { isJudgement } from "./second-person";
import { frameOf } from "./worry";

/**
 * The latest hard thought that the person wrote about themselves or what is coming, as a quote: what a thought record can
 * begin with. English; null elsewhere and where nothing of the kind was said. Nothing that speaks of danger is proposed.
 */
export const earlierThought = once(({ lines, lexicon, turn, voice }: Reading): string | null => {
  if (turn.language !== "en") return null;
  for (const line of lines.toReversed()) {
    if (lexicon.intents.crisis.test(line.folded) || line.protest !== null) continue;
    const thought = line.clauses.map(({ words }) => words.replace(LEAD, "")).findLast(isThought);
    if (thought !== undefined) return `${voice.quoteMarks[0]}${thought}${voice.quoteMarks[1]}`;
  }
  return null;
});

const LEAD = /^(?:that (?=i\b|i'm\b)|i (?:keep|kept) (?:thinking|telling myself)|i (?:think|feel like))(?: that)? /i;

const isThought = (clause: string): boolean => isJudgement(clause) || frameOf(clause).frame === "worry";
