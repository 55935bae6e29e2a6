/**
 * Folds the many ways of writing one text into one. Two forms are kept in step: `folded` without diacritics, and
 * `marked` with them, because in some words they carry the tense ("tue", "tué").
 */
export interface Spelling {
  readonly folded: string;
  readonly marked: string;
}

const CONFUSABLES: Readonly<Record<string, string>> = {
  а: "a",
  е: "e",
  о: "o",
  р: "p",
  с: "c",
  у: "y",
  х: "x",
  і: "i",
  ѕ: "s",
  ј: "j",
  к: "k",
  м: "m",
  т: "t",
  н: "h",
  в: "b",
  ԁ: "d",
  ӏ: "l",
  α: "a",
  ε: "e",
  ι: "i",
  κ: "k",
  ν: "v",
  ο: "o",
  ρ: "p",
  τ: "t",
  υ: "u",
  χ: "x",
  ı: "i",
  ł: "l",
  ø: "o",
  ß: "ss",
  œ: "oe",
  æ: "ae",
  "¡": "i",
  "|": "l",
}; // prettier-ignore

/** Letters of one sound that Arabic, Persian and Urdu keyboards write apart. */
const ARABIC: Readonly<Record<string, string>> = {
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ئ: "ي",
  ؤ: "و",
  ة: "ه",
  ک: "ك",
  گ: "ك",
  ء: "",
};

/** Nukta letters are written with and without the dot; candrabindu and anusvara are interchanged. */
const DEVANAGARI: Readonly<Record<string, string>> = { "\u093c": "", "\u0901": "\u0902" };

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const HAN = /^\p{Script=Han}/u;
const LATIN_MARKS = /[\u0300-\u036f]/g;
const ARABIC_MARKS = /[\u064b-\u065f\u0670\u0640]/g;
const LEET: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
  "€": "e",
};

/** NFKC, invisible characters out, apostrophes alike, lower case. What the tokeniser reads. */
export const clean = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2018\u2019\u02bc\u00b4`\u2032]/g, "'")
    .toLowerCase()
    .replace(ARABIC_MARKS, "");

const isLatin = (word: string): boolean => /[a-z]/.test(word);

function mapLetters(word: string, table: Readonly<Record<string, string>>): string {
  let out = "";
  for (const letter of word) out += table[letter] ?? letter;
  return out;
}

/** "noooo" and "killlll" lose the drawl: three or more of a letter become one. */
const undrawl = (word: string): string => word.replace(/([a-z])\1{2,}/g, "$1");

/** One word in both forms. Look-alike letters are read as Latin only beside Latin ones, so Cyrillic text stays itself. */
export function spell(word: string): Spelling {
  if (/^[a-z]+$/.test(word)) return same(undrawl(word));
  if (HAN.test(word)) return same(word);
  if (/[\u0600-\u06ff]/.test(word)) return same(mapLetters(word, ARABIC));
  if (/[\u0900-\u097f]/.test(word)) return same(mapLetters(word.normalize("NFD"), DEVANAGARI));
  const latin = isLatin(word) || /^[\u0370-\u03ff\u0430-\u0511]+$/.test(word) ? mapLetters(word, CONFUSABLES) : word;
  const folded = undrawl(latin.normalize("NFD").replace(LATIN_MARKS, "").normalize("NFC").replace(/'/g, ""));
  return { folded: mapLetters(folded, CONFUSABLES), marked: undrawl(word.replace(/'/g, "")) };
}

const same = (form: string): Spelling => ({ folded: form, marked: form });

/** Reads digits and signs inside a word as the letters they stand for; null when there is nothing to read. */
export function unleet(word: string): readonly string[] {
  if (!/[a-z]/.test(word) || !/[0134578@$!€]/.test(word)) return [];
  const asI = mapLetters(word, LEET);
  const asL = mapLetters(word.replace(/[1!]/g, "l"), LEET);
  return asI === asL ? [asI] : [asI, asL];
}
