import { type Spelling, unleet } from "./normalise";

const MIN_SPLIT = 8;
const MAX_PIECE = 12;
const NO_ATOMS: readonly number[] = [];

interface Start {
  readonly word: string;
  readonly atom: number;
}

const NO_STARTS: readonly Start[] = [];

/** The words that any phrase knows, each with a number ("atom"), and the ways in which a written word can be one of them. */
export class Lexicon {
  private readonly whole = new Map<string, number>();
  private readonly starts = new Map<string, number>();
  /** The same by the code of their first character, the shortest first: few begin alike, and no word has to be cut to look them up. */
  private readonly startsBy = new Map<number, Start[]>();
  private readonly marked = new Map<string, number>();
  private readonly shortened = new Map<string, string>();
  /** Words by their form without doubled letters: "kil", "wana". */
  private readonly squeezed = new Map<string, string>();
  private atoms = 0;

  /** The number of a word as a phrase writes it: `word`, `word*` or `=word`. */
  atom(written: string): number {
    if (written.startsWith("=")) return this.number(this.marked, written.slice(1));
    if (written.endsWith("*")) return this.start(written.slice(0, -1));
    if (/^[a-z]{4,}$/.test(written)) this.squeezed.set(squeeze(written), written);
    return this.number(this.whole, written);
  }

  /** How many atoms there are; their numbers lie below it. */
  get size(): number {
    return this.atoms;
  }

  private start(word: string): number {
    const { size } = this;
    const atom = this.number(this.starts, word);
    if (this.size === size || word.length > MAX_PIECE) return atom;
    const alike = this.startsBy.get(word.charCodeAt(0)) ?? [];
    alike.push({ word, atom });
    this.startsBy.set(
      word.charCodeAt(0),
      alike.sort((one, other) => one.word.length - other.word.length),
    );
    return atom;
  }

  private number(map: Map<string, number>, word: string): number {
    const known = map.get(word);
    if (known !== undefined) return known;
    map.set(word, this.atoms);
    this.atoms += 1;
    return this.atoms - 1;
  }

  /** Lets a word be found with one letter missing, doubled, swapped or masked by a star. */
  allowMisspelling(word: string): void {
    for (let i = 1; i < word.length; i += 1) this.shortened.set(word.slice(0, i) + word.slice(i + 1), word);
    this.shortened.set(word, word);
  }

  /** Every atom that a word can stand for. */
  atomsOf({ folded, marked }: Spelling): readonly number[] {
    const direct = this.known(folded, marked);
    // Only Latin letters are masked, doubled and swapped.
    if (direct.length > 0 || !/[a-z]/.test(folded)) return direct;
    for (const reading of unleet(folded)) {
      const found = this.known(reading, reading);
      if (found.length > 0) return found;
    }
    const repaired = this.repair(folded) ?? this.squeezed.get(squeeze(folded));
    return repaired ? this.known(repaired, repaired) : NO_ATOMS;
  }

  private known(folded: string, marked: string): number[] {
    const found: number[] = [];
    const whole = this.whole.get(folded);
    if (whole !== undefined) found.push(whole);
    const exact = this.marked.get(marked);
    if (exact !== undefined) found.push(exact);
    for (const { word, atom } of this.startsBy.get(folded.charCodeAt(0)) ?? NO_STARTS)
      if (folded.startsWith(word)) found.push(atom);
    // Arabic joins "and" and "so" to the word that follows.
    if (found.length === 0 && /^[وف]..../.test(folded)) return this.known(folded.slice(1), folded.slice(1));
    return found;
  }

  private repair(word: string): string | undefined {
    if (!/^[a-z*]{3,16}$/.test(word)) return undefined;
    if (word.includes("*")) return this.shortened.get(word.replace("*", ""));
    if (word.length < 5) return undefined;
    const missing = this.shortened.get(word);
    if (missing) return missing;
    for (let i = 1; i < word.length; i += 1) {
      const without = word.slice(0, i) + word.slice(i + 1);
      const target = this.shortened.get(without);
      if (target === without) return target; // one letter too many
      if (target && isSwap(word, target)) return target;
    }
    return undefined;
  }

  /** Cuts a run of letters into known words ("killmyself" → kill, myself), or null. At most 12 letters a word. */
  split(run: string): string[] | null {
    if (run.length < MIN_SPLIT || !/^[a-z]+$/.test(run)) return null;
    const best: (string[] | null)[] = [[]];
    for (let end = 1; end <= run.length; end += 1) {
      best[end] = null;
      for (let start = Math.max(0, end - MAX_PIECE); start < end; start += 1) {
        const before = best[start];
        if (!before) continue;
        const word = run.slice(start, end);
        if (!this.whole.has(word)) continue;
        const current = best[end];
        if (!current || before.length + 1 < current.length) best[end] = [...before, word];
      }
    }
    const pieces = best[run.length];
    return pieces && isPlausible(pieces) ? pieces : null;
  }
}

const SHORT = new Set([
  "i",
  "a",
  "im",
  "me",
  "my",
  "to",
  "it",
  "in",
  "on",
  "of",
  "so",
  "be",
  "go",
  "do",
  "no",
  "is",
  "am",
]);

/** "active" is not "act ive", nor "childhood" "child ho od": two pieces must both be long; three are no accident. */
const isPlausible = (pieces: readonly string[]): boolean =>
  pieces.every((piece) => piece.length > 2 || SHORT.has(piece)) &&
  pieces.join("").length / pieces.length >= (pieces.length > 2 ? 2.5 : 4);

const squeeze = (word: string): string => word.replace(/(.)\1+/g, "$1");

function isSwap(word: string, target: string): boolean {
  if (word.length !== target.length) return false;
  let at = 0;
  while (at < word.length && word[at] === target[at]) at += 1;
  return word[at] === target[at + 1] && word[at + 1] === target[at] && word.slice(at + 2) === target.slice(at + 2);
}
