/** So many words in a row that stand in both are no accident. */
const RUN = 3;
/** Fewer words than that may be a greeting that is given back. */
const MIN_WORDS_COUNT = 4;
/** Of all runs of an answer; a word may have been left out or put in. */
const SAME = 0.7;

/** Where words aren't spaced, each character counts as one. */
const wordsOf = (text: string): string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .match(/\p{Script=Han}|[\p{L}\p{M}\p{N}]+/gu) ?? [];

const runsOf = (words: readonly string[]): string[] =>
  words
    .slice(0, Math.max(0, words.length - RUN + 1))
    .map((_, at) => words.slice(at, at + RUN).join(" "));

/**
 * Tells an answer that only says again what the person just wrote: small models do that where they
 * have nothing to say. A guide that reflects says it in other words, and to a "you".
 */
export class Echo {
  readonly #theirs: string;
  readonly #runs: ReadonlySet<string>;

  constructor(asked: string) {
    const words = wordsOf(asked);
    this.#theirs = ` ${words.join(" ")} `;
    this.#runs = new Set(runsOf(words));
  }

  /** Whether a whole answer is nothing else. */
  isIn(answer: string): boolean {
    const words = wordsOf(answer);
    return words.length >= MIN_WORDS_COUNT && this.#isMostlyTheirs(words);
  }

  /**
   * Whether what was said so far may still become nothing else; its last word may be half of one.
   */
  mayCome(said: string): boolean {
    const words = wordsOf(said);
    if (words.length <= RUN) return this.#theirs.includes(` ${words.join(" ")}`);
    return this.#isMostlyTheirs(words.slice(0, -1));
  }

  #isMostlyTheirs(words: readonly string[]): boolean {
    const runs = runsOf(words);
    return runs.filter((run) => this.#runs.has(run)).length >= runs.length * SAME;
  }
}
