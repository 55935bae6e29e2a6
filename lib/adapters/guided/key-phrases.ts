import type { Lexicon } from "./lexicon/shape";
import { mayName, namesIn } from "./names";
import { fold, isQuotable, spaced, trimPunctuation, wordCount } from "./text";

const MOST_WORDS = 13;

/** A piece of a message that can stand alone. */
export interface Clause {
  readonly words: string;
  readonly folded: string;
  /** What it may name. */
  readonly may: number;
  /** How much it tells. */
  readonly weight: number;
}

/** The clauses of a message that carry the most, best first. Ties keep the order in which they were said. */
export function keyClauses(text: string, lexicon: Lexicon): Clause[] {
  const found: Clause[] = [];
  for (const sentence of sentencesIn(text)) {
    // A question is something to answer rather than to give back.
    if (/[?？؟]$/.test(sentence.trim())) continue;
    for (const clause of sentence.split(lexicon.clauseBreak)) {
      const words = trimPunctuation((clause ?? "").trim().replace(lexicon.fillers, "").replace(lexicon.trailing, ""));
      const count = isQuotable(words) ? wordCount(words) : 0;
      if (fits(count)) putByWeight(weighed(words, count, lexicon), found);
    }
  }
  return found;
}

/** A message has two or three, which stand in their places sooner than a sort begins. */
function putByWeight(clause: Clause, found: Clause[]): void {
  let at = found.length;
  while (at > 0 && (found[at - 1] as Clause).weight < clause.weight) at -= 1;
  found.splice(at, 0, clause);
}

/** Most messages ask nothing, and are one piece. */
function sentencesIn(text: string): readonly string[] {
  const even = spaced(text);
  return /[?？؟]/.test(even) ? even.split(/(?<=[?？؟])\s*/) : [even];
}

const fits = (words: number): boolean => words >= 3 && words <= MOST_WORDS;

const MOST_HITS = 3;

/** How much a clause tells: matters and feelings named, and a length that can stand alone. */
function weighed(words: string, count: number, lexicon: Lexicon): Clause {
  const folded = fold(words);
  const may = mayName(folded, lexicon);
  const hits = namesIn(folded, lexicon, may, MOST_HITS);
  const vague = /^(?:it|it's|this|that|there)\b/.test(folded) ? 1.5 : 0;
  const weight = hits * 2 + (count >= 5 && count <= 10 ? 1 : 0) - vague - (count === 3 ? 2 : 0);
  return { words, folded, may, weight };
}

/** An answer short enough to be said back as a whole, or its first clause. */
export function quotableAnswer(text: string, lexicon: Lexicon): string | null {
  // "That I fail" answers "what does it say?" and reads on its own as "I fail".
  const whole = trimPunctuation(
    spaced(text).replace(/^that (?=(?:i|he|she|they|it|my|nobody|no one|everyone)\b)/i, ""),
  );
  if (whole === "" || !isQuotable(whole)) return null;
  if (wordCount(whole) <= MOST_WORDS + 3) return whole;
  const first = trimPunctuation(whole.split(lexicon.clauseBreak)[0] ?? "");
  const words = wordCount(first);
  return words >= 2 && words <= MOST_WORDS + 3 ? first : null;
}
