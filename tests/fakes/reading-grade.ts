/** Flesch-Kincaid grade of English text; syllables are counted by groups of vowels. */
export function readingGrade(text: string): number {
  const sentences = text.split(/[.!?:]+(?:\s|$)/).filter((part) => /\w/.test(part)).length;
  const words = text.match(/[A-Za-z']+/g) ?? [];
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word.toLowerCase()), 0);
  return 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
}

const syllablesOf = (word: string): number => Math.max(1, word.replace(/e$/, "").match(/[aeiouy]+/g)?.length ?? 1);
