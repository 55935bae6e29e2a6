import { beginningsOf } from "./beginnings";

/** As many as a number has bits. */
export const MOST_IN_SIEVE = 32;

/**
 * Tells of up to 32 patterns which a text may hold, in one walk over its words: most patterns are about words that a text does not have,
 * and to run each of them over each line of a long talk was most of what a turn of the guide took. Says yes too often and never no to
 * one that matches, so whoever is let through still has to be asked.
 */
export class Sieve {
  /** Patterns of which nothing can be told ahead. */
  readonly #always: number;
  /** The beginnings and theirs as a hash table: what each hashes to, and which patterns begin with just that. */
  readonly #keys: Int32Array;
  readonly #begun: Int32Array;

  constructor(patterns: readonly RegExp[]) {
    if (patterns.length > MOST_IN_SIEVE) throw new RangeError(`a sieve takes ${MOST_IN_SIEVE} patterns`);
    const { begun, always } = begunBy(patterns);
    this.#always = always;
    const size = 2 ** Math.ceil(Math.log2(2 * begun.size + 1));
    this.#keys = new Int32Array(size);
    this.#begun = new Int32Array(size);
    for (const [text, found] of begun) {
      const key = keyOf(text);
      const slot = this.#slotOf(key);
      this.#keys[slot] = key;
      // Two that hash alike are let through together.
      this.#begun[slot] = (this.#begun[slot] ?? 0) | found;
    }
  }

  /** One bit for each pattern that the text may hold, the first of them the lowest. */
  through(text: string): number {
    let found = this.#always;
    let inWord = false;
    for (let at = 0; at < text.length; at += 1) {
      const isLetter = isAToZ(text.charCodeAt(at));
      if (!(inWord && isLetter)) found |= this.#begunAt(text, at);
      inWord = isLetter;
    }
    return found;
  }

  /** Letter by letter, for as long as anything begins so. */
  #begunAt(text: string, from: number): number {
    let found = 0;
    let key = NO_KEY;
    for (let at = from; at < text.length; at += 1) {
      key = keyWith(key, text.charCodeAt(at));
      const slot = this.#slotOf(key);
      if (this.#keys[slot] === FREE) return found;
      found |= this.#begun[slot] as number;
    }
    return found;
  }

  /** Where a key stands, or the free place where it would. */
  #slotOf(key: number): number {
    const last = this.#keys.length - 1;
    let slot = key & last;
    while (this.#keys[slot] !== FREE && this.#keys[slot] !== key) slot = (slot + 1) & last;
    return slot;
  }
}

/** The same for things that are known by a pattern each, as many as there are. */
export class Sieved<Thing> {
  readonly #groups: readonly { readonly things: readonly Thing[]; readonly sieve: Sieve }[];

  constructor(things: readonly Thing[], patternOf: (thing: Thing) => RegExp) {
    this.#groups = Array.from({ length: Math.ceil(things.length / MOST_IN_SIEVE) }, (_, at) => {
      const group = things.slice(at * MOST_IN_SIEVE, (at + 1) * MOST_IN_SIEVE);
      return { things: group, sieve: new Sieve(group.map(patternOf)) };
    });
  }

  /** Those that a text may show, in their order. */
  through(text: string): readonly Thing[] {
    const found: Thing[] = [];
    for (const { things, sieve } of this.#groups) {
      const may = sieve.through(text);
      for (let at = 0; may >>> at !== 0 && at < things.length; at += 1)
        if (((may >>> at) & 1) === 1) found.push(things[at] as Thing);
    }
    return found;
  }
}

/** Which patterns begin with a text; with none of them, if it only leads to one that they begin with. */
function begunBy(patterns: readonly RegExp[]) {
  const begun = new Map<string, number>();
  let always = 0;
  for (const [at, pattern] of patterns.entries()) {
    const beginnings = beginningsOf(pattern);
    if (beginnings === null) always |= 1 << at;
    for (const text of beginnings ?? []) {
      for (let end = 1; end < text.length; end += 1) begun.set(text.slice(0, end), begun.get(text.slice(0, end)) ?? 0);
      begun.set(text, (begun.get(text) ?? 0) | (1 << at));
    }
  }
  return { begun, always };
}

const FREE = 0;
const NO_KEY = 0x811c9dc5 | 0;

/** FNV-1a of one letter more, in either case. */
const keyWith = (key: number, code: number): number =>
  Math.imul(key ^ (code >= 0x41 && code <= 0x5a ? code | 0x20 : code), 0x01000193) || 1;

function keyOf(text: string): number {
  let key = NO_KEY;
  for (let at = 0; at < text.length; at += 1) key = keyWith(key, text.charCodeAt(at));
  return key;
}

const isAToZ = (code: number): boolean => {
  const lower = code | 0x20;
  return lower >= 0x61 && lower <= 0x7a;
};
