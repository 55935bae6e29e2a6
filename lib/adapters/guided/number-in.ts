const WORDS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
/** Where the digits of Arabic, Persian and Devanagari begin; full-width ones are folded by NFKC. */
const ZEROS = [0x660, 0x6f0, 0x966];
const HAN = "一二三四五六七八九";
/** Tens, with or without ones; alone, a small Chinese numeral is more often no number ("一点", "十分"). */
const HAN_NUMBER = /(?<tens>[二三四五六七八九]|一)?十(?!分)(?<ones>[一二三四五六七八九])?|(?<hundred>一?百)/u;

/** The number from 0 to `most` that an answer names first, in any digits or in English words; null without one. */
export function numberIn(text: string, most: 10 | 100 = 10): number | null {
  const folded = inLatinDigits(text.normalize("NFKC").toLowerCase());
  const figure = (most === 10 ? /(?<![\d.,])(?:10|[0-9])(?![\d%])/ : /(?<!\d|\d[.,])(?:100|[0-9]{1,2})(?!\d)/).exec(
    folded,
  );
  if (figure) return Number(figure[0]);
  const word = new RegExp(`\\b(?:${WORDS.join("|")})\\b`).exec(folded);
  if (word) return WORDS.indexOf(word[0]);
  return most === 100 ? hanNumber(folded) : null;
}

const inLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ZEROS.find((zero) => code >= zero && code < zero + 10) ?? code));
  });

function hanNumber(text: string): number | null {
  const groups = HAN_NUMBER.exec(text)?.groups;
  if (!groups) return null;
  if (groups.hundred) return 100;
  const tens = groups.tens ? HAN.indexOf(groups.tens) + 1 : 1;
  return tens * 10 + (groups.ones ? HAN.indexOf(groups.ones) + 1 : 0);
}
