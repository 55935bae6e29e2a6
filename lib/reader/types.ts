import type { AgeGroup } from "@/lib/shared/audience";
import type { Act, Kind, Severity, Time, Told, Topic, Valence, Whose } from "./labels";

export const CONCERNS = ["none", "possible", "clear"] as const;
/** How sure the reader is that a careful clinician would want help offered now (contract 8). */
export type Concern = (typeof CONCERNS)[number];

/** What is known of the place in which a text was written. */
export interface Place {
  /** What the guide said right before it. */
  readonly before?: string;
  /** Whether that was ordinary talk, and not about a danger. */
  readonly isOrdinary?: boolean;
  readonly audience?: AgeGroup;
  /**
   * How much surer than usual a concern has to be, in logits: where one text is read several times.
   */
  readonly margin?: number;
}

export interface Stated {
  readonly kind: Kind;
  readonly severity: Severity;
  /** A closer name for it (content/rules/kinds.json), where there is one. */
  readonly says?: string;
}

/** What the reader understands of one text. */
export interface Reading {
  readonly concern: Concern;
  /** The calibrated probability of danger, 0 to 1; null where the encoder could not read. */
  readonly score: number | null;
  /** What the danger is; "none" without concern. */
  readonly kind: Kind;
  /** Other dangers that it speaks of, too. */
  readonly beside: readonly Kind[];
  /** The dangers that are stated plainly, the gravest first: a rule names each. */
  readonly stated: readonly Stated[];
  readonly severity: Severity;
  readonly whose: Whose;
  readonly time: Time;
  readonly act: Act;
  /** How likely the act and the valence are as named, 0 to 1. */
  readonly sure: { readonly act: number; readonly valence: number };
  /** Probability, 0 to 1, that it asks for something: a question or a request of any kind. */
  readonly asks: number;
  readonly topics: readonly Topic[];
  readonly valence: Valence;
  readonly told: readonly Told[];
  /** What it's about: 192 numbers, length 1; null where the encoder could not read. */
  readonly vector: Float32Array | null;
  /** Names of the rules and heads that decided; they never carry a word of the text. */
  readonly because: readonly string[];
}
