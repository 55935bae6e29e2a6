import type { Feeling, Topic } from "../copy/shape";

export const INTENTS = [
  "crisis",
  "acute",
  "askAi",
  "askMedical",
  "goodbye",
  "misunderstood",
  "stop",
  "dontKnow",
  "thanks",
  "keepTalking",
  "yes",
  "no",
  "greeting",
  "askAdvice",
  "tellMe",
] as const;
export type Intent = (typeof INTENTS)[number];

/** How a language says things. Patterns run on lower-cased text with straight apostrophes. */
export interface Lexicon {
  readonly topics: Record<Topic, RegExp>;
  readonly feelings: Record<Feeling, RegExp>;
  readonly intents: Record<Intent, RegExp>;
  /** Pictures for strain that must not be given back word for word. */
  readonly idioms: RegExp;
  /** Stands right before a feeling that is denied. */
  readonly negation: RegExp;
  /** Where a sentence can be cut into clauses. */
  readonly clauseBreak: RegExp;
  /** Empty words at the start and the end of a clause. */
  readonly fillers: RegExp;
  readonly trailing: RegExp;
}
