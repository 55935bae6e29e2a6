/** First digits of Arabic, Persian and Devanagari; NFKC folds full-width ones. */
const ZEROS = [0x660, 0x6f0, 0x966];
const WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
];
const HAN = "零一二三四五六七八九十";
/** "十分" means very much, and "一点" a little. */
const HAN_NUMBER = /[零一二三四五六七八九十](?=$|[分。，,、到])(?!分(?!$|[。，,]))/u;

/**
 * The number from 0 to 10 that an answer names first: "8/10", "90 percent", "an eight", "٧". Null
 * without one.
 */
export function scaleIn(text: string): number | null {
  const folded = inLatinDigits(text.normalize("NFKC").toLowerCase());
  const figure = /(?<![\d.,])(?<number>\d{1,3})(?!\d)(?:[.,]\d+)?(?<percent>\s?%)?/.exec(
    folded,
  )?.groups;
  if (figure?.number !== undefined) {
    const number = Number(figure.number);
    if (number > 100) return null;
    return number > 10 || figure.percent ? Math.round(number / 10) : number;
  }
  const word = new RegExp(`(?<!\\bno )\\b(?:${WORDS.join("|")})\\b`).exec(folded);
  if (word) return WORDS.indexOf(word[0]);
  const han = HAN_NUMBER.exec(folded);
  return han ? HAN.indexOf(han[0]) : null;
}

const inLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
  });
