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
    eachWord(text, (slot) => {
      this.#slots[slot] = 1;
    });
  }

  mayHold(words: readonly number[]): boolean {
    return words.every((slot) => this.#slots[slot] === 1);
  }
}

/** The words inside a line, as a table knows them: but for the first and the last, which may be the end or the beginning of another. */
export function insideWords(line: string): readonly number[] {
  const words: number[] = [];
  eachWord(line, (slot) => words.push(slot));
  return words.slice(1, -1);
}

/** Word by word as FNV-1a, which needs no string for each. */
function eachWord(text: string, found: (slot: number) => void): void {
  let value = 0;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at < text.length ? text.charCodeAt(at) : SPACE;
    if (code === SPACE || code === LINE_BREAK) {
      found((value >>> 0) % SLOTS);
      value = 0;
    } else value = Math.imul(value ^ code, 0x01000193);
  }
}
