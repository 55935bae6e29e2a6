import { Compiler, type Match, type Pattern, parse, type Sentence } from "./rules-pattern";
import { Vocabulary } from "./rules-vocabulary";
import { SENTENCE, type Spellings, wordsOf } from "./rules-words";

/** One language's phrases by name, in the notation of the rules (rules-pattern.ts). */
export interface WholePhrases {
  readonly fillers: string;
  readonly sets: Readonly<Record<string, string>>;
  readonly phrases: Readonly<Record<string, string>>;
}

/** More steps than a sentence takes that matches. */
const MAX_LOOKS = 4_000;
const NONE: ReadonlySet<number> = new Set();

/**
 * Unlike a rule, a phrase here says all that its sentence says, so that nothing around it can change
 * what it means.
 *
 * @returns a function from an unfolded text to the name of each sentence's phrase, or null for a
 *   sentence that no phrase says
 */
export function compileWhole(
  languages: readonly WholePhrases[],
  spellings: Spellings,
): (text: string) => readonly (string | null)[] {
  const vocabulary = new Vocabulary();
  const compiled = languages.flatMap((language) => compileOne(language, spellings, vocabulary));
  return (text) => {
    const { folded, marked, pauses } = wordsOf(text, spellings);
    const ids = folded.map((word, at) => vocabulary.find(word, marked[at] ?? word));
    const found: (string | null)[] = [];
    for (let from = 0, to = 1; from < ids.length; from = to, to += 1) {
      while (to < ids.length && pauses[to] !== SENTENCE) to += 1;
      const sentence: Sentence = { ids, pauses, from, to, looks: 0 };
      const named = compiled.find(({ match }) => {
        sentence.looks = MAX_LOOKS;
        return match(sentence, from, (end) => end === to);
      });
      found.push(named?.name ?? null);
    }
    return found;
  };
}

function compileOne(
  { fillers, sets, phrases }: WholePhrases,
  spellings: Spellings,
  vocabulary: Vocabulary,
): { name: string; match: Match }[] {
  const words = fillers.split(/\s+/).filter(Boolean).map(vocabulary.number);
  const manner = { fillers: new Set(words), not: NONE, joins: NONE, ends: NONE };
  const compiler = new Compiler(vocabulary.number, manner);
  const known = new Map<string, Pattern>();
  for (const [name, written] of Object.entries(sets))
    known.set(name, parse(written, { sets: known, spellings }));
  return Object.entries(phrases).map(([name, written]) => ({
    name,
    match: compiler.compile(parse(written, { sets: known, spellings }), 1),
  }));
}
