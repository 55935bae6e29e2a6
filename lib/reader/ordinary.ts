import ordinary from "@/content/rules/ordinary.json";
import { onePerProcess } from "./one-per-process";
import { RULE_FILES, spellingsOf } from "./rules";
import { Compiler, type Match, type Pattern, parse, type Sentence } from "./rules-pattern";
import { Vocabulary } from "./rules-vocabulary";
import { SENTENCE, wordsOf } from "./rules-words";

/** Step limit for one phrase at one word. A phrase that needs more isn't found. */
const MAX_LOOKS = 500;

const wordsIn = (list: string): readonly string[] =>
  list.split(/\s+/).flatMap((word) => (/\p{Script=Han}/u.test(word) ? [...word] : [word]));

interface Phrases {
  /** The phrases that can begin with a word, by its number. */
  readonly byWord: ReadonlyMap<number, readonly Match[]>;
  readonly others: readonly Match[];
}

function compile(vocabulary: Vocabulary): Phrases {
  const spellings = spellingsOf(RULE_FILES);
  const byWord = new Map<number, Match[]>();
  const others: Match[] = [];
  for (const { language, fillers, not } of RULE_FILES) {
    const { never, sets, phrases } = ordinary[language as keyof typeof ordinary];
    const numbers = (list: string): ReadonlySet<number> =>
      new Set(wordsIn(list).map(vocabulary.number));
    const compiler = new Compiler(vocabulary.number, {
      fillers: numbers(fillers),
      not: numbers(`${not} ${never}`),
      joins: new Set(),
      ends: new Set(),
    });
    const known = new Map<string, Pattern>();
    for (const [name, written] of Object.entries(sets))
      known.set(name, parse(written, { sets: known, spellings }));
    for (const written of phrases) {
      const pattern = parse(written, { sets: known, spellings });
      const match = compiler.compile(pattern, 1);
      const first = compiler.first(pattern);
      if (!first) others.push(match);
      for (const id of first ?? []) byWord.set(id, [...(byWord.get(id) ?? []), match]);
    }
  }
  return { byWord, others };
}

const means = onePerProcess("ordinary", () => {
  const vocabulary = new Vocabulary();
  return { vocabulary, spellings: spellingsOf(RULE_FILES), phrases: compile(vocabulary) };
});

/** The end of the longest phrase that begins at a word; the word itself if none does. */
function endOf({ byWord, others }: Phrases, sentence: Sentence, at: number): number {
  let furthest = at;
  const ways = (sentence.ids[at] ?? []).flatMap((id) => byWord.get(id) ?? []);
  for (const way of [...ways, ...others]) {
    sentence.looks = MAX_LOOKS;
    way(sentence, at, (end) => {
      furthest = Math.max(furthest, end);
      return false;
    });
  }
  return furthest;
}

/**
 * What an unfolded text says besides the phrases that only sound like danger: figures of speech,
 * work with people at risk, fasts and illnesses (content/rules/ordinary.json). Null if it has no
 * such phrase.
 */
export function withoutOrdinary(text: string): string | null {
  const { vocabulary, spellings, phrases } = means();
  const { folded, marked, pauses, places } = wordsOf(text, spellings);
  const plain = text.toLowerCase().length === text.length ? text : text.toLowerCase();
  const ids = folded.map((word, at) => vocabulary.find(word, marked[at] ?? word));
  const kept: string[] = [];
  let from = 0;
  for (let at = 0, to = 0; at < ids.length; ) {
    while (to <= at || (to < ids.length && pauses[to] !== SENTENCE)) to += 1;
    const end = endOf(phrases, { ids, pauses, from: at, to, looks: 0 }, at);
    if (end > at) {
      kept.push(plain.slice(from, places[at]?.[0]));
      from = places[end - 1]?.[1] ?? from;
    }
    at = Math.max(end, at + 1);
  }
  return kept.length > 0 ? [...kept, plain.slice(from)].join("").trim() : null;
}
