import type { Aside, Barrier, Theme } from "../../texts/kinds";

/** Things that a person may tell along with a yes or a no. */
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
 * How one language answers. The patterns read lower-cased text without Latin accents and with
 * straight apostrophes.
 */
export interface Ear {
  /**
   * Begins with a word that means something else in English ("ya no", "no puedo"): this ear alone
   * reads the answer.
   */
  readonly own?: RegExp;
  /** At the beginning of the text. */
  readonly yes: RegExp;
  /** "Okay", "fine": consent to a step, and no answer to a question about danger. */
  readonly agrees: RegExp;
  readonly no: RegExp;
  readonly unsure: RegExp;
  readonly signals: Readonly<Record<Signal, RegExp>>;
  readonly asides: Readonly<Record<Aside, RegExp>>;
  readonly barriers: Readonly<Record<Barrier, RegExp>>;
  readonly themes: Readonly<Record<Theme, RegExp>>;
  /** Comes right before the words it denies. */
  readonly denied: RegExp;
}
