/** Enough that few words of a long talk share one. */
const SLOTS = 4096;
const SPACE = 0x20;
const LINE_BREAK = 0x0a;

/**
 * Which words stand in a text. Of nearly every authored line one look tells that it was not said, which a search through the
 * text tells far later; what may stand there still has to be searched for.
 */
export class WordTable {
  readonly #slots = new Uint8Array(SLOTS);

  constructor(text: string) {
    // A loop of its own: with a function called for each word, it took half as long again.
    let value = 0;
    for (let at = 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (code === SPACE || code === LINE_BREAK) {
        this.#slots[slotOf(value)] = 1;
        value = 0;
      } else value = withLetter(value, code);
    }
    this.#slots[slotOf(value)] = 1;
  }

  mayHold(words: readonly number[]): boolean {
    for (const slot of words) if (this.#slots[slot] === 0) return false;
    return true;
  }
}

/** The words inside a line, as a table knows them: but for the first and the last, which may be the end or the beginning of another. */
export const insideWords = (line: string): readonly number[] =>
  line
    .split(/[ \n]/)
    .slice(1, -1)
    .map((word) => {
      let value = 0;
      for (let at = 0; at < word.length; at += 1) value = withLetter(value, word.charCodeAt(at));
      return slotOf(value);
    });

/** FNV-1a, which needs no string for each word. */
const withLetter = (value: number, code: number): number => Math.imul(value ^ code, 0x01000193);
const slotOf = (value: number): number => value & (SLOTS - 1);
