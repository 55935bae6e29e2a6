import type { Token } from "../../../lib/features/safety/tokens";

/** Rows of the embedding table; a power of two. */
export const BUCKETS = 1 << 16;

const GRAM = 4;
const MAX_GRAMS = 12;
const SALT = { word: 1, pair: 2, triple: 3, skip: 4, gram: 5 } as const;

/** The features of a text, word by word: those of word `t` are `ids` from `ends[t - 1]` (0 for the first) to `ends[t]`. */
export interface Features {
  readonly ids: readonly number[];
  readonly ends: readonly number[];
}

/**
 * Word, word pair, triple, pair with a gap, and runs of four letters inside the word, each hashed to a row ("hashing
 * trick", Weinberger et al. 2009; subwords after Bojanowski et al. 2017). Linear in the text; needs no vocabulary.
 */
export function featuresOf(tokens: readonly Token[]): Features {
  const ids: number[] = [];
  const ends: number[] = [];
  let last = 0;
  let beforeLast = 0;
  for (const { folded } of tokens) {
    const word = hashOf(folded, SALT.word);
    ids.push(rowOf(word), rowOf(mix(last, word, SALT.pair)));
    ids.push(
      rowOf(mix(mix(beforeLast, last, SALT.triple), word, SALT.triple)),
      rowOf(mix(beforeLast, word, SALT.skip)),
    );
    addGrams(folded, ids);
    ends.push(ids.length);
    beforeLast = last;
    last = word;
  }
  return { ids, ends };
}

/** "<kill>", "kill…": the edges of a word count as letters. */
function addGrams(word: string, ids: number[]): void {
  const edged = `<${word}>`;
  if (edged.length <= GRAM) return;
  const most = Math.min(edged.length - GRAM, MAX_GRAMS);
  for (let at = 0; at <= most; at += 1) ids.push(rowOf(hashOf(edged, SALT.gram, at, at + GRAM)));
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string, salt: number, from = 0, to = text.length): number {
  let hash = 0x811c9dc5 ^ salt;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash;
}

const mix = (one: number, other: number, salt: number): number =>
  Math.imul(Math.imul(one ^ salt, 0x9e3779b1) ^ (other + (one >>> 15)), 0x85ebca6b);

const rowOf = (hash: number): number => ((hash ^ (hash >>> 15)) >>> 0) & (BUCKETS - 1);
