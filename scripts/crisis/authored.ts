import { crisisTextsFor } from "@/lib/crisis/texts/load";
import { splitSentences } from "@/lib/features/conversation/check-output";
import { replacementsIn } from "@/lib/features/conversation/prompts/replacements";
import { hash } from "@/lib/guide/choose";
import { materialFor } from "@/lib/guide/material";
import { AGE_GROUPS } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";

/** The reader is judged on every nth sentence, because all of them would take minutes. */
const EACH = 24;

/**
 * Matches whole sentences. Text that people say in the content usually has no closing punctuation
 * of its own.
 */
const isSpoken = (text: string): boolean =>
  text.length > 6 && /[.!?…。？！؟।]["'”’»」』)]*$/.test(text.trim());

function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return isSpoken(value) ? [value.replaceAll(/\{\w+\}/g, "…")] : [];
  if (typeof value !== "object" || value === null || value instanceof RegExp || seen.has(value))
    return [];
  seen.add(value);
  if (value instanceof Map) return [...value.values()].flatMap((part) => textsIn(part, seen));
  return Object.values(value).flatMap((part) => textsIn(part, seen));
}

const sentencesOf = (text: string): string[] => {
  const { sentences, rest } = splitSentences(text);
  return [...sentences, rest]
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
};

/** A fixed sample of the sentences written for the product: the guide's and those of a crisis. */
export function authoredSentences(language: SpokenLanguage): string[] {
  const guide = AGE_GROUPS.map((ageGroup) => materialFor(language, ageGroup).content);
  const texts = textsIn([
    AGE_GROUPS.map((ageGroup) => crisisTextsFor(language, ageGroup)),
    replacementsIn(language),
    guide,
  ]);
  return [...new Set(texts.flatMap(sentencesOf))].filter((sentence) => hash(sentence) % EACH === 0);
}
