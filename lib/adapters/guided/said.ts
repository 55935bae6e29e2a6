import type { Turn } from "@/lib/ports/model";
import type { Voice } from "./copy/shape";
import type { Clause } from "./key-phrases";
import { once } from "./once";
import { toSecondPerson } from "./second-person";
import { contentWords } from "./text";

/** Something the person said, ready to be given back: switched to "you" where possible, and always as a quote. */
export interface Said {
  readonly phrase: string | null;
  readonly quote: string;
  readonly words: string;
  /** How much it tells. */
  readonly weight: number;
}

/** A clause, ready to be given back. */
export const saidOf = (
  { words, weight }: Clause,
  { language, voice }: { readonly language: Turn["language"]; readonly voice: Voice },
): Said => ({
  phrase: language === "en" ? toSecondPerson(words) : null,
  quote: `${voice.quoteMarks[0]}${words}${voice.quoteMarks[1]}`,
  words,
  weight,
});

/** What it is about. */
export const contentOf = once(({ words }: Said): readonly string[] => contentWords(words));
