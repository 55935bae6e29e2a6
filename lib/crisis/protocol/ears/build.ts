import { TRADITIONAL } from "./traditional";

const BEFORE = "(?<![\\p{L}\\p{M}\\p{N}])";
const AFTER = "(?![\\p{L}\\p{M}\\p{N}])";
const LEAD = "^[\\s\\p{P}]*";

const LATIN_MARKS = /[\u0300-\u036f]/g;
const ARABIC: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ة: "ه",
  ک: "ك",
};
const ARABIC_LETTERS = new RegExp(`[${Object.keys(ARABIC).join("")}]`, "g");
const NUKTA = /\u093c/g;
const HAN = /\p{Script=Han}/gu;
const EASTERN_DIGITS = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g;
/**
 * Arabic, Persian and Devanagari digits are consecutive, starting at a multiple of sixteen or six
 * above it.
 */
const digitOf = (digit: string): string =>
  String((digit.charCodeAt(0) - (digit < "\u0966" ? 0 : 6)) % 16);

/**
 * Unifies spellings that vary by keyboard: Latin accents, Arabic letters that sound alike,
 * Devanagari dots.
 */
export const foldAnswer = (text: string): string =>
  text
    .normalize("NFD")
    .replace(LATIN_MARKS, "")
    .replace(NUKTA, "")
    .normalize("NFC")
    .replace(ARABIC_LETTERS, (letter) => ARABIC[letter] ?? letter)
    .replaceAll("\u0901", "\u0902")
    .replace(EASTERN_DIGITS, digitOf)
    .replace(HAN, (sign) => TRADITIONAL[sign] ?? sign);

const oneOf = (parts: readonly string[]): string => `(?:${parts.map(foldAnswer).join("|")})`;

/** Whole words or phrases anywhere in the text. */
export const words = (...parts: readonly string[]): RegExp =>
  new RegExp(`${BEFORE}${oneOf(parts)}${AFTER}`, "u");

/** The beginnings of words, anywhere in the text. */
export const stems = (...parts: readonly string[]): RegExp =>
  new RegExp(`${BEFORE}${oneOf(parts)}`, "u");

/** Anywhere in the text, for scripts without spaces between words. */
export const anywhere = (...parts: readonly string[]): RegExp => new RegExp(oneOf(parts), "u");

/** Whole words at the beginning of the text. */
export const begins = (...parts: readonly string[]): RegExp =>
  new RegExp(`${LEAD}${oneOf(parts)}${AFTER}`, "u");

/** The beginning of the text, for scripts without spaces between words. */
export const opens = (...parts: readonly string[]): RegExp =>
  new RegExp(`${LEAD}${oneOf(parts)}`, "u");

export const NEVER = /(?!)/;
