import { fold } from "./rules-words";

const NUMBER = "#";
/** Two digits or more. */
const LARGE_NUMBER = "##";
const MAX_REMEMBERED = 10_000;
const MIN_MISSPELT = 5;
const NONE: readonly number[] = [];

const without = (word: string, at: number): string => word.slice(0, at) + word.slice(at + 1);

function* shortened(word: string): Generator<string> {
  for (let at = 1; at < word.length; at += 1) yield without(word, at);
}

/** True if two words of the same length differ only by two swapped neighbors. */
function isSwapped(one: string, other: string): boolean {
  const differ = [...one].flatMap((letter, at) => (letter === other[at] ? [] : [at]));
  const [first = -1, second = -1] = differ;
  return (
    differ.length === 2 &&
    second === first + 1 &&
    one[first] === other[second] &&
    one[second] === other[first]
  );
}

/** Numbers all words in the rules and knows the ways a written word can be one of them. */
export class Vocabulary {
  private readonly numbers = new Map<string, number>();
  private readonly starts = new Map<string, string[]>();
  private readonly forgiven = new Map<string, string>();
  private readonly remembered = new Map<string, readonly number[]>();

  /** The number of a word as a rule writes it: `word`, `start*`, `=exact`, `200`, `#` or `##`. */
  readonly number = (written: string): number => {
    const key = written.startsWith("=") || written.startsWith(NUMBER) ? written : fold(written);
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    this.numbers.set(key, this.numbers.size);
    if (key.endsWith("*")) {
      const head = key.slice(0, 2);
      this.starts.set(head, [...(this.starts.get(head) ?? []), key.slice(0, -1)]);
    }
    return this.numbers.size - 1;
  };

  /** Lets a word be found with a letter missing, doubled or swapped with its neighbor. */
  forgive(word: string): void {
    const folded = fold(word);
    for (const short of shortened(folded)) this.forgiven.set(short, folded);
  }

  find(folded: string, marked: string): readonly number[] {
    const before = this.remembered.get(marked);
    if (before) return before;
    const found = this.look(folded, marked);
    if (this.remembered.size >= MAX_REMEMBERED) this.remembered.clear();
    // Copied, because a slice would keep the whole text in memory.
    this.remembered.set(` ${marked}`.slice(1), found);
    return found;
  }

  private look(folded: string, marked: string): readonly number[] {
    if (/^[\p{Nd}.,:]+$/u.test(folded)) {
      return [
        ...this.known(folded, marked),
        ...this.known(NUMBER, NUMBER),
        ...(folded.length > 1 ? this.known(LARGE_NUMBER, LARGE_NUMBER) : []),
      ];
    }
    const found = this.known(folded, marked);
    // Arabic attaches "and" and "so" to the next word.
    if (/^[\u0648\u0641]../.test(folded))
      return [...found, ...this.known(folded.slice(1), folded.slice(1))];
    if (this.numbers.has(folded) || !/^[a-z]{4,}$/.test(folded)) return found;
    return [...found, ...this.mended(folded)];
  }

  private mended(folded: string): readonly number[] {
    const plain = folded.replace(/([a-z])\1{2,}/g, "$1");
    if (plain !== folded) {
      const drawled = this.known(plain, plain);
      return drawled.length > 0
        ? drawled
        : this.known(folded.replace(/([a-z])\1{2,}/g, "$1$1"), plain);
    }
    const meant = this.misspelt(folded);
    return meant === undefined ? NONE : this.known(meant, meant);
  }

  private known(folded: string, marked: string): readonly number[] {
    const found = [folded, `=${marked}`].flatMap((key) => this.numbers.get(key) ?? []);
    for (const start of this.starts.get(folded.slice(0, 2)) ?? []) {
      if (folded.startsWith(start)) found.push(this.number(`${start}*`));
    }
    return found;
  }

  private misspelt(folded: string): string | undefined {
    if (folded.length < MIN_MISSPELT || folded.length > 24) return this.forgiven.get(folded);
    const missing = this.forgiven.get(folded);
    if (missing !== undefined) return missing;
    for (const short of shortened(folded)) {
      const meant = this.forgiven.get(short);
      if (meant !== undefined && isSwapped(folded, meant)) return meant;
      if (this.forgiven.has(without(short, 1)) && this.isForgiven(short)) return short;
    }
    return undefined;
  }

  private isForgiven(word: string): boolean {
    return this.forgiven.get(without(word, 1)) === word;
  }
}
