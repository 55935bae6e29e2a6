import { Sieved } from "@/lib/shared/heard/sieve";
import type { Cue } from "./copy/shape";
import { isMisspelt } from "./misspelt";
import { once } from "./once";
import { switched } from "./second-person";
import type { Fill } from "./speaker";
import { isQuotable, trimPunctuation, wordCount } from "./text";

const MOST_WORDS = 9;
/** Pieces that speak for others, or that begin a clause, do not fit into a question. */
const UNFIT = /\b(?:you|your|we|us|our|u)\b|^(?:when|how|what|if|that|it|this)\b(?= \w)/;
/** Where a captured piece has gone on into the next thought. */
const ENDS = /[.,;:!?]|\s(?:and|but|because|so|when|which|that's|cause|cuz)\s/;

export interface Heard {
  readonly cue: Cue;
  readonly gaps: Fill;
}

const sieved = once((cues: readonly Cue[]) => new Sieved(cues, ({ heard }) => heard));

/** The ways of saying it that a folded message shows, in the order of the list, with what they captured as "you" and "your". */
export function cuesIn(folded: string, cues: readonly Cue[]): Heard[] {
  const found: Heard[] = [];
  for (const cue of sieved(cues).through(folded)) {
    const match = cue.heard.exec(folded);
    if (match) found.push({ cue, gaps: gapsOf(match.groups ?? {}) });
  }
  return found;
}

const gapsOf = (groups: Record<string, string | undefined>): Fill =>
  Object.fromEntries(Object.entries(groups).map(([name, words]) => [name, words === undefined ? null : gap(words)]));

function gap(words: string): string | null {
  const piece = trimPunctuation((words.split(ENDS)[0] ?? "").replace(/ (?:tbh|tho|though|lol|anymore|again|ig)$/, ""));
  const count = wordCount(piece);
  return count >= 1 && count <= MOST_WORDS && isQuotable(piece) && !UNFIT.test(piece) && !isMisspelt(piece)
    ? switched(piece)
    : null;
}
