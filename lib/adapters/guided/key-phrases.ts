import type { Lexicon } from "./lexicon/shape";
import { fold, isQuotable, trimPunctuation, wordCount } from "./text";

const MOST_WORDS = 13;

/** The clauses of a message that carry the most, best first. Ties keep the order in which they were said. */
export function keyClauses(text: string, lexicon: Lexicon): string[] {
  const clauses = text
    .replace(/\s+/g, " ")
    .split(/(?<=[?？؟])\s*/)
    // A question is something to answer rather than to give back.
    .filter((sentence) => !/[?？؟]$/.test(sentence.trim()))
    .flatMap((sentence) => sentence.split(lexicon.clauseBreak))
    .map((clause) => trimPunctuation((clause ?? "").trim().replace(lexicon.fillers, "").replace(lexicon.trailing, "")))
    .filter((clause) => isQuotable(clause) && fits(wordCount(clause)));
  return clauses
    .map((clause, index) => ({ clause, index, weight: weightOf(clause, lexicon) }))
    .sort((left, right) => right.weight - left.weight || left.index - right.index)
    .map(({ clause }) => clause);
}

const fits = (words: number): boolean => words >= 3 && words <= MOST_WORDS;

/** How much a clause tells: matters and feelings named, and a length that can stand alone. */
export function weightOf(clause: string, lexicon: Lexicon): number {
  const folded = fold(clause);
  const hits = [...Object.values(lexicon.topics), ...Object.values(lexicon.feelings)].filter((hit) => hit.test(folded));
  const words = wordCount(clause);
  const vague = /^(?:it|it's|this|that|there)\b/.test(folded) ? 1.5 : 0;
  return Math.min(hits.length, 3) * 2 + (words >= 5 && words <= 10 ? 1 : 0) - vague - (words === 3 ? 2 : 0);
}

/** An answer short enough to be said back as a whole, or its first clause. */
export function quotableAnswer(text: string, lexicon: Lexicon): string | null {
  // "That I fail" answers "what does it say?" and reads on its own as "I fail".
  const whole = trimPunctuation(
    text.replace(/\s+/g, " ").replace(/^that (?=(?:i|he|she|they|it|my|nobody|no one|everyone)\b)/i, ""),
  );
  if (whole === "" || !isQuotable(whole)) return null;
  if (wordCount(whole) <= MOST_WORDS + 3) return whole;
  const first = trimPunctuation(whole.split(lexicon.clauseBreak)[0] ?? "");
  const words = wordCount(first);
  return words >= 2 && words <= MOST_WORDS + 3 ? first : null;
}
