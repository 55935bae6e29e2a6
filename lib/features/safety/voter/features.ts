import type { Reading } from "../reading";
import type { Pause, Token } from "../tokens";
import type { Finding } from "../types";
import { CONCEPTS } from "./concepts/shape";
import { ideasOf, type Step } from "./ideas";

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
  readonly places: readonly number[];
  readonly values: readonly number[];
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

/**
 * What the voter reads of a text, hashed ("hashing trick", Weinberger et al. 2009): words with their pauses, up to three in a
 * row and two with a gap; ideas (./concepts) alone, near one another, and in one text together; runs of two to five letters
 * (after Bojanowski et al. 2017); and what the grammar saw. Each kind has length one times its share.
 */
export function featuresOf(reading: Reading, finding: Seen): Features {
  const places: number[] = [PLACES - 1];
  const values: number[] = [1];
  const tokens = endsOf(reading.tokens);
  for (const [block, tally] of [
    [BLOCKS.words, wordsOf(tokens)],
    [BLOCKS.ideas, ideaPairsOf(ideasOf(tokens))],
    [BLOCKS.letters, lettersOf(tokens)],
    [BLOCKS.view, viewOf(reading, finding)],
  ] as const) {
    let squares = 0;
    for (const count of tally.values()) squares += damped(count) ** 2;
    const factor = block.share / Math.sqrt(squares);
    for (const [place, count] of tally) {
      places.push(place);
      values.push(damped(count) * factor);
    }
  }
  return { places, values };
}

const damped = (count: number): number => (count === 1 ? 1 : 1 + Math.log(count));

/** Of a very long text the beginning and the end, where people put what matters; the grammar reads all of it. */
const endsOf = (tokens: readonly Token[]): readonly Token[] =>
  tokens.length > MOST_WORDS ? [...tokens.slice(0, MOST_WORDS / 2), ...tokens.slice(-MOST_WORDS / 2)] : tokens;

type Tally = Map<number, number>;

const add = (tally: Tally, block: Block, hash: number, count = 1): void => {
  const place = block.from + ((hash ^ (hash >>> 15)) & (block.size - 1));
  tally.set(place, (tally.get(place) ?? 0) + count);
};

function wordsOf(tokens: readonly Token[]): Tally {
  const tally: Tally = new Map();
  let [last, beforeLast] = [0, 0];
  const push = (hash: number): void => {
    add(tally, BLOCKS.words, mix(0, hash, SALT.word));
    add(tally, BLOCKS.words, mix(last, hash, SALT.two));
    add(tally, BLOCKS.words, mix(mix(beforeLast, last, SALT.three), hash, SALT.three));
    add(tally, BLOCKS.words, mix(beforeLast, hash, SALT.skip));
    [beforeLast, last] = [last, hash];
  };
  for (const { folded, pause } of tokens) {
    if (pause !== "none") push(STOP[pause]);
    push(hashOf(folded, SALT.word));
  }
  push(STOP.sentence);
  return tally;
}

function ideaPairsOf(steps: readonly Step[]): Tally {
  const tally: Tally = new Map();
  const all = new Set<number>();
  steps.forEach(({ ideas }, at) => {
    for (const idea of ideas) {
      all.add(idea);
      add(tally, BLOCKS.ideas, mix(idea, 0, SALT.idea));
      for (let gap = 1; gap <= REACH; gap += 1)
        for (const later of steps[at + gap]?.ideas ?? [])
          add(tally, BLOCKS.ideas, mix(idea, later, gap === 1 ? SALT.next : SALT.near));
    }
  });
  for (const clause of clausesOf(steps)) addClause(tally, clause);
  if (all.size < MOST_TOGETHER) {
    const sorted = [...all].sort((one, other) => one - other);
    for (const [one, other] of pairsOf(sorted)) add(tally, BLOCKS.ideas, mix(one, other, SALT.together));
  }
  return tally;
}

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
function addClause(tally: Tally, clause: readonly number[]): void {
  const denies = clause.includes(NOT);
  if (denies) for (const idea of clause) add(tally, BLOCKS.ideas, mix(idea, 1, SALT.idea));
  if (clause.length >= MOST_IN_CLAUSE) return;
  const salt = denies ? SALT.denied : SALT.clause;
  for (const [one, other] of pairsOf(clause)) add(tally, BLOCKS.ideas, mix(one, other, salt));
}

function* pairsOf(ideas: readonly number[]): Generator<readonly [number, number]> {
  for (let at = 0; at < ideas.length; at += 1)
    for (let next = at + 1; next < ideas.length; next += 1) yield [ideas[at] ?? 0, ideas[next] ?? 0];
}

/** "<ki", "kill", …: the edges of a word count as letters. */
function lettersOf(tokens: readonly Token[]): Tally {
  const tally: Tally = new Map();
  const times = new Map<string, number>();
  for (const { folded } of tokens) times.set(folded, (times.get(folded) ?? 0) + 1);
  for (const [word, count] of times) {
    const edged = `<${word}>`;
    for (let from = 0; from < edged.length; from += 1) {
      let hash = 0x811c9dc5 ^ SALT.letters;
      const most = Math.min(LONGEST, edged.length - 1, edged.length - from);
      for (let length = 1; length <= most; length += 1) {
        hash = Math.imul(hash ^ edged.charCodeAt(from + length - 1), 0x01000193);
        if (length >= SHORTEST) add(tally, BLOCKS.letters, mix(hash, length, SALT.letters), count);
      }
    }
  }
  return tally;
}

function viewOf({ signs, calms, hits, waived }: Reading, { kind, severity }: Seen): Tally {
  const tally: Tally = new Map();
  const see = (what: string): void => add(tally, BLOCKS.view, hashOf(what, SALT.view));
  see(`kind ${kind}`);
  see(`severity ${severity}`);
  // "left" came after its training, and says only what a hearing means.
  for (const sign of signs) if (sign !== "left") see(`sign ${sign}`);
  for (const calm of calms) see(`calm ${calm}`);
  for (const name of new Set(hits.map(({ rule }) => rule.name))) see(`hit ${name}`);
  if (waived.size > 0) see("waived");
  for (const name of new Set([...waived].flatMap((rule) => [rule.kind, rule.name]))) see(`waived ${name}`);
  return tally;
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string, salt: number): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const mix = (one: number, other: number, salt: number): number =>
  Math.imul(Math.imul(one ^ Math.imul(salt, 0x27d4eb2f), 0x9e3779b1) ^ (other + (one >>> 15)), 0x85ebca6b);
