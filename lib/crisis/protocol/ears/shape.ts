import type { Aside, Barrier, Theme } from "../../texts/kinds";

/** Things a person may mention along with a yes or a no. */
export const SIGNALS = [
  "better",
  "worse",
  "company",
  "called",
  "away",
  "refuse",
  "now",
  "have",
  "much",
] as const;
export type Signal = (typeof SIGNALS)[number];

/**
 * The answer patterns of one language. They expect lower-cased text without Latin accents and with
 * straight apostrophes.
 */
export interface Ear {
  /**
   * Matches if the text begins with a word that means something else in English ("ya no", "no
   * puedo"). Then only this language's ear reads the answer.
   */
  readonly own?: RegExp;
  /** Matches only at the beginning of the text. */
  readonly yes: RegExp;
  /** "Okay", "fine": consent to a step, but not an answer to a question about danger. */
  readonly agrees: RegExp;
  readonly no: RegExp;
  readonly unsure: RegExp;
  readonly signals: Readonly<Record<Signal, RegExp>>;
  readonly asides: Readonly<Record<Aside, RegExp>>;
  readonly barriers: Readonly<Record<Barrier, RegExp>>;
  readonly themes: Readonly<Record<Theme, RegExp>>;
  /** Matches right before the words it denies. */
  readonly denied: RegExp;
}
