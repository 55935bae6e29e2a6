/** If both texts share this many consecutive words, it's no coincidence. */
const RUN = 3;
/** Shorter answers may simply return a greeting. */
const MIN_WORDS_COUNT = 4;
/**
 * Share of an answer's word runs that must match. It's below 1 because a word may have been left
 * out or added.
 */
const SAME = 0.7;

/** In scripts without spaces, each character counts as a word. */
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
 * Detects an answer that only repeats the person's message, as small models do when they have
 * nothing to say. A real reflection uses other words and addresses a "you".
 */
export class Echo {
  readonly #theirs: string;
  readonly #runs: ReadonlySet<string>;

  constructor(asked: string) {
    const words = wordsOf(asked);
    this.#theirs = ` ${words.join(" ")} `;
    this.#runs = new Set(runsOf(words));
  }

  /** Whether the whole answer is just an echo. */
  isIn(answer: string): boolean {
    const words = wordsOf(answer);
    return words.length >= MIN_WORDS_COUNT && this.#isMostlyTheirs(words);
  }

  /** Whether the text so far may still turn out to be an echo. Its last word may be incomplete. */
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
