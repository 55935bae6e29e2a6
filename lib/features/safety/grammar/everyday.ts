import type { Grammar, Phrase } from "./shape";

/** How a language speaks of harmless things with the words of danger: mishaps, games, forms, work, what is long over. */
export interface Everyday {
  readonly idioms: readonly Phrase[];
  readonly calms: Grammar["calms"];
  readonly signs?: Grammar["signs"];
}

/** The everyday sayings of a language, to stand beside its other grammars; they find nothing by themselves. */
export const withEveryday = (grammar: Grammar, { idioms, calms, signs }: Everyday): Grammar => ({
  ...grammar,
  negation: { ...grammar.negation, empty: [] },
  misspelt: [],
  risks: [],
  signs: signs ?? {},
  idioms,
  calms,
});
