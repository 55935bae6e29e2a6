import { onePerProcess } from "@/lib/reader/one-per-process";
import { PATTERNS } from "./patterns";
import { oneOf, plain, templateOf } from "./templates";

/** A person in a remembered sentence, in its own words. */
export interface RememberedPerson {
  readonly relation: string;
  /** Null if it isn't said, or not surely a name. */
  readonly name: string | null;
}

/** Capitalized in scripts that have capitals; otherwise a short word. */
const NAME =
  "\\p{Lu}[\\p{Ll}\\p{M}]+|\\p{Script=Han}{2,3}|" +
  "[\\p{Script=Arabic}\\p{Script=Devanagari}\\p{M}]{2,}";

const compiled = onePerProcess("memory-people", () =>
  Object.values(PATTERNS).map(({ kin, names, not_names }) => {
    // Matched in the original, because only it has capitals.
    const slots = { kin: kin.map(eitherCase).join("|"), name: NAME };
    return {
      kin: templateOf("{kin}", { kin: oneOf(kin) }),
      names: names.map((name) => templateOf(name, slots, (text) => text)),
      notNames: new Set(not_names.map(plain)),
    };
  }),
);

const eitherCase = (word: string): string => {
  const [first = ""] = word;
  return `[${first.toLowerCase()}${first.toUpperCase()}]${word.slice(first.length)}`;
};

/** Finds the relation and the name in a sentence about a person; null if it names no relation. */
export function personIn(sentence: string): RememberedPerson | null {
  for (const { kin, names, notNames } of compiled()) {
    const [relation] = [...plain(sentence).matchAll(kin)].map(([word]) => word);
    if (relation === undefined) continue;
    const found = names.flatMap((name) => [...sentence.matchAll(name)]);
    const name = found
      .map(({ groups }) => groups?.name ?? "")
      .find((word) => !notNames.has(plain(word)));
    return { relation: asWritten(relation, sentence), name: name ?? null };
  }
  return null;
}

/** The word as it's written in the sentence. */
const asWritten = (word: string, sentence: string): string =>
  sentence.match(/[\p{L}\p{M}'’-]+/gu)?.find((each) => plain(each) === word) ?? word;
