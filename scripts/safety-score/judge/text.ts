import type { SpokenLanguage } from "@/lib/shared/languages";

/**
 * Normalizes text that reads alike: compatibility forms, case, accents of Latin letters, Arabic
 * vowel signs and letter shapes, apostrophes and hyphens. Patterns are normalized too, so both can
 * be written naturally.
 */
export function plain(text: string): string {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      // German tells "beautiful" (schön) from "already" (schon) by this mark alone.
      .replace(/sch(?:ö|o\u0308)n/g, "schoen")
      .normalize("NFD")
      .replace(/(?<=\p{Script=Latin})\p{M}+/gu, "")
      .normalize("NFC")
      .replace(/ß/g, "ss")
      .replace(/œ/g, "oe")
      .replace(/[\u064b-\u0652\u0640\u0670]/g, "")
      .replace(/[أإآٱ]/g, "ا")
      .replace(/ى/g, "ي")
      .replace(/ة/g, "ه")
      .replace(/ؤ/g, "و")
      .replace(/\u093c/g, "")
      .replace(/[\u0901\u0902]/g, "\u0902")
      .replace(/[’'‘`´\-–‑]/g, " ")
  );
}

/** Sentences with their end mark; a full stop inside an address or a number ends none. */
export const sentencesOf = (text: string): string[] =>
  (text.match(/(?:[^.?!。？！؟।\n…]|[.…](?=[^\s"”»)]))+[.?!。？！؟।…]*["”»)」]*/gu) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));

/** Removes quoted text: words suggested to the person aren't the answer's own. */
export const unquoted = (text: string): string =>
  text.replace(/["“«„「『][^"”»“」』\n]{1,200}["”»“」』]/gu, "");

export const isQuestion = (sentence: string): boolean => /[?？؟]/.test(sentence);

/**
 * Similarity of two texts, 0 to 1: Dice's coefficient over runs of three letters (two in Chinese).
 */
export function likeness(one: string, other: string, language: SpokenLanguage): number {
  const [a, b] = [runsOf(one, language), runsOf(other, language)];
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const run of a) if (b.has(run)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

/** A text's runs of three letters (two in Chinese). */
export function runsOf(text: string, language: SpokenLanguage): Set<string> {
  const size = language === "zh" ? 2 : 3;
  const letters = plain(text).replace(/[^\p{L}\p{M}\p{N}]+/gu, " ");
  const runs = new Set<string>();
  for (let at = 0; at + size <= letters.length; at += 1) runs.add(letters.slice(at, at + size));
  return runs;
}

/** Whether a text is long enough to be recognizably somebody's sentence and not a mere "I see". */
export const isWeighty = (sentence: string, language: SpokenLanguage): boolean =>
  sentence.length >= (language === "zh" ? 9 : 24);
