import { onePerProcess } from "@/lib/reader/one-per-process";
import type { AgeGroup } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { PATTERNS } from "./patterns";
import { oneOf, plain, templateOf } from "./templates";

const compiled = onePerProcess("memory-occasions", () =>
  Object.fromEntries(
    Object.entries(PATTERNS).map(([language, { occasions }]) => {
      const named = Object.entries(occasions).map(([word, name]) => [plain(word), name] as const);
      const words = templateOf("{word}", { word: oneOf(Object.keys(occasions)) });
      return [language, { words, names: new Map(named) }];
    }),
  ),
);

/**
 * Names the occasion in a sentence the way the person called it: "your exam". Null unless exactly
 * one is named, in the language of the conversation.
 */
export function occasionIn(
  sentence: string,
  language: SpokenLanguage,
  ageGroup: AgeGroup,
): string | null {
  const own = compiled()[language];
  if (!own) return null;
  const found = new Set([...plain(sentence).matchAll(own.words)].map(([word]) => word));
  const [word] = found;
  const name = found.size === 1 && word !== undefined ? own.names.get(word) : undefined;
  if (name === undefined) return null;
  return typeof name === "string" ? name : name[ageGroup === "adult" ? 0 : 1];
}
