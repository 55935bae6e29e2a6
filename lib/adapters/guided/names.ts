import { Sieve } from "@/lib/shared/heard/sieve";
import { FEELINGS, type Feeling, TOPICS, type Topic } from "./copy/shape";
import type { Lexicon } from "./lexicon/shape";
import { once } from "./once";

/** In the sieve the matters stand first, then the feelings, then the pictures for strain. */
const FIRST_FEELING = TOPICS.length;
const IDIOMS = FIRST_FEELING + FEELINGS.length;

const sieveOf = once(
  (lexicon: Lexicon) => new Sieve([...Array.from({ length: IDIOMS }, (_, at) => nameAt(lexicon, at)), lexicon.idioms]),
);

/** What a folded text may name, of all that a lexicon has words for: asked once for each text, and then handed on. */
export const mayName = (folded: string, lexicon: Lexicon): number => sieveOf(lexicon).through(folded);

const holds = (may: number, at: number): boolean => ((may >>> at) & 1) === 1;

/** Most messages name one or none, and need no list of their own. */
export function topicsIn(folded: string, lexicon: Lexicon, may: number): readonly Topic[] {
  let found: readonly Topic[] = NO_TOPICS;
  for (let at = 0; at < FIRST_FEELING; at += 1) {
    if (holds(may, at) && nameAt(lexicon, at).test(folded)) found = [...found, TOPICS[at] as Topic];
  }
  return found;
}

const NO_TOPICS: readonly Topic[] = [];

export function feelingOf(folded: string, lexicon: Lexicon, may = mayName(folded, lexicon)): Feeling | null {
  let first: { feeling: Feeling; at: number } | null = null;
  for (let at = FIRST_FEELING; at < IDIOMS; at += 1) {
    if (!holds(may, at)) continue;
    const match = nameAt(lexicon, at).exec(folded);
    if (!match || lexicon.negation.test(folded.slice(0, match.index))) continue;
    if (first === null || match.index < first.at)
      first = { feeling: FEELINGS[at - FIRST_FEELING] as Feeling, at: match.index };
  }
  // Whoever names shame among their fears has said the harder thing.
  if (first?.feeling === "anxious" && isFelt("ashamed", folded, lexicon)) return "ashamed";
  // "It is killing me" is strain, and no picture to give back.
  return first?.feeling ?? (isIdiom(folded, lexicon, may) ? "overwhelmed" : null);
}

function isFelt(feeling: Feeling, folded: string, lexicon: Lexicon): boolean {
  const match = lexicon.feelings[feeling].exec(folded);
  return match !== null && !lexicon.negation.test(folded.slice(0, match.index));
}

/** Whether it says something in a picture for strain. */
export const isIdiom = (folded: string, lexicon: Lexicon, may: number): boolean =>
  holds(may, IDIOMS) && lexicon.idioms.test(folded);

/** How many matters and feelings it names, counted up to so many. */
export function namesIn(folded: string, lexicon: Lexicon, may: number, most: number): number {
  let named = 0;
  for (let at = 0; at < IDIOMS && named < most; at += 1)
    if (holds(may, at) && nameAt(lexicon, at).test(folded)) named += 1;
  return named;
}

const nameAt = ({ topics, feelings }: Lexicon, at: number): RegExp =>
  at < FIRST_FEELING ? topics[TOPICS[at] as Topic] : feelings[FEELINGS[at - FIRST_FEELING] as Feeling];
