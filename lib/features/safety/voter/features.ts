import type { Reading } from "../reading";
import type { Pause, Token } from "../tokens";
import type { Finding } from "../types";
import type { Spelt, Word } from "../word";
import { CONCEPTS } from "./concepts/shape";
import { ideasOf, type Step } from "./ideas";
import { Tally } from "./tally";

/** Where each kind of feature lies in the table of weights: the first place and how many. Sizes of hashed ones are powers of two. */
export const BLOCKS = {
  words: { from: 0, size: 1 << 20, share: 1 },
  ideas: { from: 1 << 20, size: 1 << 20, share: 1 },
  letters: { from: 1 << 21, size: 1 << 19, share: 1 },
  view: { from: (1 << 21) + (1 << 19), size: 1 << 12, share: 0.4 },
} as const;
type Block = (typeof BLOCKS)[keyof typeof BLOCKS];
/** The last place is the same in every text. */
export const PLACES = BLOCKS.view.from + BLOCKS.view.size + 1;

/** What the grammar concluded. */
type Seen = Pick<Finding, "kind" | "severity">;

/** A text as a sparse row: place and value, each place once; the bias first, then block by block. */
export interface Features {
  readonly places: Int32Array;
  readonly values: Float64Array;
}

/** Beyond so many different ideas, which of them stand in one text together says nothing. */
const MOST_TOGETHER = 40;
/** Longer clauses are strings of clauses without a comma. */
const MOST_IN_CLAUSE = 30;
const REACH = 3;
const MOST_WORDS = 2_000;
const NOT = CONCEPTS.indexOf("not");
const [SHORTEST, LONGEST] = [2, 5];
const SALT = {
  word: 1,
  two: 2,
  three: 3,
  skip: 4,
  letters: 5,
  idea: 6,
  next: 7,
  near: 8,
  together: 9,
  clause: 10,
  denied: 11,
  view: 12,
} as const;
const STOP: Readonly<Record<Exclude<Pause, "none">, number>> = { clause: 0x2c, sentence: 0x2e };

/** How often each feature of one kind stands in a text. */
export class BlockTally extends Tally {
  readonly block: Block;

  constructor(block: Block) {
    super();
    this.block = block;
  }

  see(hash: number): void {
    this.add(placeIn(this.block, hash));
  }
}

const placeIn = ({ from, size }: Block, hash: number): number => from + ((hash ^ (hash >>> 15)) & (size - 1));

/** A text is read without a pause, so one at a time is counted in them. */
const TALLIES = {
  words: new BlockTally(BLOCKS.words),
  ideas: new BlockTally(BLOCKS.ideas),
  letters: new BlockTally(BLOCKS.letters),
  view: new BlockTally(BLOCKS.view),
};
const IN_ORDER: readonly BlockTally[] = Object.values(TALLIES);

/**
 * What the voter reads of a text, hashed ("hashing trick", Weinberger et al. 2009): words with their pauses, up to three in a
 * row and two with a gap; ideas (./concepts) alone, near one another, and in one text together; runs of two to five letters
 * (after Bojanowski et al. 2017); and what the grammar saw. Each kind has length one times its share.
 */
export function featuresOf(reading: Reading, finding: Seen): Features {
  const kinds = countFeatures(reading, finding);
  const size = kinds.reduce((all, tally) => all + tally.size, 1);
  const features = { places: new Int32Array(size), values: new Float64Array(size) };
  features.places[0] = PLACES - 1;
  features.values[0] = 1;
  kinds.reduce((from, tally) => layDown(tally, features, from), 1);
  forgetCounts();
  return features;
}

/** How often each feature stands in a text, one tally for each of {@link BLOCKS}; they hold until the next text, or are forgotten. */
export function countFeatures(reading: Reading, finding: Seen): readonly BlockTally[] {
  // Empty, unless the text before this one could not be read to its end.
  forgetCounts();
  const tokens = endsOf(reading.tokens);
  const words = tokens.map(({ word }) => speltOf(word));
  countWords(TALLIES.words, tokens, words);
  countIdeas(TALLIES.ideas, ideasOf(tokens));
  countLetters(TALLIES.letters, words);
  countView(TALLIES.view, reading, finding);
  return IN_ORDER;
}

export function forgetCounts(): void {
  for (const tally of IN_ORDER) tally.clear();
}

/** @returns where the next block begins */
function layDown(tally: BlockTally, { places, values }: Features, from: number): number {
  const { size, block, numbers, counts } = tally;
  let squares = 0;
  for (let entry = 0; entry < size; entry += 1) {
    const value = damped(counts[entry] ?? 0);
    places[from + entry] = numbers[entry] ?? 0;
    values[from + entry] = value;
    squares += value ** 2;
  }
  const factor = block.share / Math.sqrt(squares);
  for (let at = from; at < from + size; at += 1) values[at] = (values[at] ?? 0) * factor;
  return from + size;
}

/** Most counts are small. */
const DAMPED = Float64Array.from({ length: 64 }, (_, count) => (count === 0 ? 0 : 1 + Math.log(count)));
/** A word said ten times does not say ten times as much. */
export const damped = (count: number): number => DAMPED[count] ?? 1 + Math.log(count);

/** Of a very long text the beginning and the end, where people put what matters; the grammar reads all of it. */
const endsOf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > MOST_WORDS ? [...tokens.slice(0, MOST_WORDS / 2), ...tokens.slice(-MOST_WORDS / 2)] : tokens;

function countWords(tally: BlockTally, tokens: readonly Token[], words: readonly Spelt[]): void {
  let [last, beforeLast] = [0, 0];
  const push = (hash: number): void => {
    tally.see(mix(0, hash, SALT.word));
    tally.see(mix(last, hash, SALT.two));
    tally.see(mix(mix(beforeLast, last, SALT.three), hash, SALT.three));
    tally.see(mix(beforeLast, hash, SALT.skip));
    beforeLast = last;
    last = hash;
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const pause = tokens[at]?.pause ?? "none";
    if (pause !== "none") push(STOP[pause]);
    push(words[at]?.hash ?? 0);
  }
  push(STOP.sentence);
}

function countIdeas(tally: BlockTally, steps: readonly Step[]): void {
  const all = new Set<number>();
  for (let at = 0; at < steps.length; at += 1)
    for (const idea of steps[at]?.ideas ?? NO_IDEAS) {
      all.add(idea);
      tally.see(mix(idea, 0, SALT.idea));
      for (let gap = 1; gap <= REACH; gap += 1)
        for (const later of steps[at + gap]?.ideas ?? NO_IDEAS)
          tally.see(mix(idea, later, gap === 1 ? SALT.next : SALT.near));
    }
  for (const clause of clausesOf(steps)) countClause(tally, clause);
  if (all.size >= MOST_TOGETHER) return;
  countPairs(
    tally,
    [...all].sort((one, other) => one - other),
    SALT.together,
  );
}

const NO_IDEAS: readonly number[] = [];

/** The ideas of each clause, in order. */
function clausesOf(steps: readonly Step[]): number[][] {
  const clauses: number[][] = [];
  for (const { ideas, pause } of steps) {
    const clause = clauses.at(-1);
    if (!clause || pause !== "none") clauses.push([...ideas]);
    else clause.push(...ideas);
  }
  return clauses;
}

/** What a clause holds together is read apart when the clause denies: "I never wanted to hurt myself". */
function countClause(tally: BlockTally, clause: readonly number[]): void {
  const denies = clause.includes(NOT);
  if (denies) for (const idea of clause) tally.see(mix(idea, 1, SALT.idea));
  if (clause.length < MOST_IN_CLAUSE) countPairs(tally, clause, denies ? SALT.denied : SALT.clause);
}

function countPairs(tally: BlockTally, ideas: readonly number[], salt: number): void {
  for (let at = 0; at < ideas.length; at += 1)
    for (let next = at + 1; next < ideas.length; next += 1) tally.see(mix(ideas[at] ?? 0, ideas[next] ?? 0, salt));
}

function countLetters(tally: BlockTally, words: readonly Spelt[]): void {
  for (const { letters } of words) for (const place of letters) tally.add(place);
}

function speltOf(word: Word): Spelt {
  const { folded } = word;
  word.spelt ??= { hash: hashOf(folded, SALT.word), letters: Int32Array.from(lettersOf(folded)) };
  return word.spelt;
}

/** "<ki", "kill", …: the edges of a word count as letters. */
function lettersOf(word: string): number[] {
  const places: number[] = [];
  const edged = `<${word}>`;
  for (let from = 0; from < edged.length; from += 1) {
    let hash = 0x811c9dc5 ^ SALT.letters;
    const most = Math.min(LONGEST, edged.length - 1, edged.length - from);
    for (let length = 1; length <= most; length += 1) {
      hash = Math.imul(hash ^ edged.charCodeAt(from + length - 1), 0x01000193);
      if (length >= SHORTEST) places.push(placeIn(BLOCKS.letters, mix(hash, length, SALT.letters)));
    }
  }
  return places;
}

function countView(tally: BlockTally, { signs, calms, hits, waived }: Reading, { kind, severity }: Seen): void {
  const see = (what: string): void => tally.see(hashOf(what, SALT.view));
  see(`kind ${kind}`);
  see(`severity ${severity}`);
  // "left" came after its training, and says only what a hearing means.
  for (const sign of signs) if (sign !== "left") see(`sign ${sign}`);
  for (const calm of calms) see(`calm ${calm}`);
  for (const name of new Set(hits.map(({ rule }) => rule.name))) see(`hit ${name}`);
  if (waived.size > 0) see("waived");
  for (const name of new Set([...waived].flatMap((rule) => [rule.kind, rule.name]))) see(`waived ${name}`);
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const mix = (one: number, other: number, salt: number): number =>
  Math.imul(Math.imul(one ^ Math.imul(salt, 0x27d4eb2f), 0x9e3779b1) ^ (other + (one >>> 15)), 0x85ebca6b);
