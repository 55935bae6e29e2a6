import type { AgeGroup } from "@/lib/shared/audience";
import type { Act, Kind, Severity, Time, Told, Topic, Valence, Whose } from "./labels";

export const CONCERNS = ["none", "possible", "clear"] as const;
/** How sure the reader is that a careful clinician would want help offered now (contract 8). */
export type Concern = (typeof CONCERNS)[number];

/** Context of a text. */
export interface Place {
  /** The guide's line right before it. */
  readonly before?: string;
  /** That line was ordinary talk, not about a danger. */
  readonly isOrdinary?: boolean;
  readonly audience?: AgeGroup;
  /**
   * How much surer than usual a concern has to be, in logits, for texts that are read several
   * times.
   */
  readonly margin?: number;
}

export interface StatedDanger {
  readonly kind: Kind;
  readonly severity: Severity;
  /** A more specific name (content/rules/kinds.json), if there is one. */
  readonly says?: string;
}

/** The reader's understanding of one text. */
export interface Reading {
  readonly concern: Concern;
  /** The calibrated probability of danger, 0 to 1; null if the encoder couldn't read. */
  readonly score: number | null;
  /** The kind of danger; "none" without concern. */
  readonly kind: Kind;
  /** Other dangers that the text mentions. */
  readonly beside: readonly Kind[];
  /** The plainly stated dangers, gravest first: a rule names each. */
  readonly stated: readonly StatedDanger[];
  readonly severity: Severity;
  readonly whose: Whose;
  readonly time: Time;
  readonly act: Act;
  /** Probabilities, 0 to 1, of the named act and valence. */
  readonly sure: { readonly act: number; readonly valence: number };
  /** Probability, 0 to 1, that it asks for something: a question or request of any kind. */
  readonly asks: number;
  readonly topics: readonly Topic[];
  readonly valence: Valence;
  readonly told: readonly Told[];
  /** Its meaning as a vector: 192 numbers, length 1; null if the encoder couldn't read. */
  readonly vector: Float32Array | null;
  /** Names of the rules and heads that decided; they never carry a word of the text. */
  readonly because: readonly string[];
}
