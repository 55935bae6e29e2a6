import { type Spelling, spell } from "./normalise";
import { RememberedWords } from "./remembered";

/** What the phrases of a reader make of a word. */
export interface Known {
  /** The numbers of the words of phrases that it can stand for. */
  readonly atoms: readonly number[];
  /** What it is cut into, where it is a run of words that have a meaning and has none itself. */
  readonly pieces: readonly Word[] | null;
}

/**
 * A word in both forms. What was worked out about it is kept with it and comes with it wherever it stands again: each who asks would
 * otherwise look it up in a table of their own, and a look-up in a large table costs more than what is found there.
 */
export class Word implements Spelling {
  /** To the one reader that it belongs to. */
  known: Known | null = null;

  constructor(
    readonly folded: string,
    readonly marked: string,
  ) {}
}

/** The words of one reader; so many of them are remembered. */
export class Words {
  private readonly remembered: RememberedWords<Word>;

  constructor(most: number) {
    this.remembered = new RememberedWords(most);
  }

  /** @param written a piece of a text, cleaned */
  of(written: string): Word {
    const before = this.remembered.get(written);
    if (before) return before;
    // A piece of a text keeps the whole of it alive; what is remembered must be a word alone.
    const alone = ` ${written}`.slice(1);
    const { folded, marked } = spell(alone);
    return this.remembered.set(alone, new Word(folded, marked));
  }
}
