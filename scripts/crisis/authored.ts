import * as ar from "@/lib/adapters/guided/copy/ar";
import * as de from "@/lib/adapters/guided/copy/de";
import * as en from "@/lib/adapters/guided/copy/en";
import * as es from "@/lib/adapters/guided/copy/es";
import * as fr from "@/lib/adapters/guided/copy/fr";
import * as hi from "@/lib/adapters/guided/copy/hi";
import * as zh from "@/lib/adapters/guided/copy/zh";
import { splitSentences } from "@/lib/features/chat/check-output";
import { REPLACEMENTS } from "@/lib/features/chat/prompts/replacements";
import { REPLIES } from "@/lib/features/safety/replies/all";
import type { SpokenLanguage } from "@/lib/shared/languages";

const GUIDED = { en, es, fr, de, zh, ar, hi };

/** The reader is judged by one sentence in so many, because all of them would take minutes. */
const EACH = 6;
/** It learns from one in so many, never one it is judged by. More would swamp the other training texts of a guide. */
const LEARNED = { each: 3, from: 2 } as const;

/** Whole sentences. Words that are only listened for have no closing punctuation. */
const isSpoken = (text: string): boolean => text.length > 6 && /[.!?…。？！؟।]["'”’»」』)]*$/.test(text.trim());

function textsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value === "string") return isSpoken(value) ? [value.replaceAll(/\{\w+\}/g, "…")] : [];
  if (typeof value !== "object" || value === null || value instanceof RegExp || seen.has(value)) return [];
  seen.add(value);
  return Object.values(value).flatMap((part) => textsIn(part, seen));
}

const sentencesOf = (text: string): string[] => {
  const { sentences, rest } = splitSentences(text);
  return [...sentences, rest].map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
};

/** Sentences of the replies that people wrote for the product, either to judge the reader by or for it to learn from. */
export function authoredSentences(language: SpokenLanguage, purpose: "judge" | "learn"): string[] {
  const texts = textsIn([REPLIES[language], GUIDED[language], REPLACEMENTS[language]]);
  const sentences = [...new Set(texts.flatMap(sentencesOf))];
  return sentences.filter((_, at) => (purpose === "judge" ? at % EACH === 0 : at % LEARNED.each === LEARNED.from));
}
