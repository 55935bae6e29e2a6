import { syllable } from "syllable";

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\d][\p{L}\d'’]*/gu) ?? [];

const sentencesOf = (text: string): string[] =>
  text.split(/[.!?:;]+(?=\s|$)|\n+/).filter((part) => wordsOf(part).length > 0);

/**
 * The US school grade at which a text is easy to read: Kincaid, Fishburne, Rogers and Chissom,
 * "Derivation of new readability formulas", Naval Technical Training Command, Research Branch
 * Report 8-75 (1975).
 */
export function gradeOf(text: string): number {
  const words = wordsOf(text);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const sentences = sentencesOf(text).length;
  if (sentences === 0) return 0;
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}
