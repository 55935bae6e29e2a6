import type { Aside, Barrier, Theme } from "../../replies/texts";

/** What a person tells beside a yes or a no. */
export const SIGNALS = ["better", "worse", "company", "called", "away", "refuse", "now", "have", "much"] as const;
export type Signal = (typeof SIGNALS)[number];

/**
 * How one language answers. All patterns but `feelings` read lower-cased text without Latin accents and with straight
 * apostrophes; `feelings` reads it with accents, because its word is given back as it was written.
 */
export interface Ear {
  /** Begins with a word that means something else in English ("ya no", "no puedo"): this ear alone reads the answer. */
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
  /** Words for a feeling that can be given back as they are, and never a word for a way to get hurt. */
  readonly feelings: RegExp;
  /** How such a word is written where its small first letter would be wrong. */
  readonly written?: (word: string) => string;
  /** Stands right before a feeling that is denied. */
  readonly denied: RegExp;
}
