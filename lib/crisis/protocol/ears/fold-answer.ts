import { onePerProcess } from "@/lib/reader/one-per-process";
import { readContent } from "@/lib/shared/read-content";
import { z } from "@/lib/shared/zod-messages";

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

/** Maps both Chinese scripts to one form (content/zh/crisis/traditional.yaml). */
const simplified = onePerProcess("traditional-characters", () => {
  const { pairs } = readContent(
    "zh/crisis/traditional.yaml",
    z.strictObject({ pairs: z.array(z.string()) }),
  );
  return new Map(
    pairs.flatMap((line) => line.split(" ")).map(([from = "", to = ""]) => [from, to] as const),
  );
});

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
    .replace(HAN, (sign) => simplified().get(sign) ?? sign);
