const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** The number from 0 to 10 that an answer names first, in figures or in English words; null without one. */
export function numberIn(text: string): number | null {
  const folded = text.normalize("NFKC").toLowerCase();
  const figure = /(?<![\d.,])(?:10|[0-9])(?![\d%])/.exec(folded);
  if (figure) return Number(figure[0]);
  const word = new RegExp(`\\b(?:${WORDS.join("|")})\\b`).exec(folded);
  return word ? WORDS.indexOf(word[0]) : null;
}
