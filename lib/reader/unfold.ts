import { cut, fromDrawl, fromLeet, fromMarks, fromStars, isGrave } from "./unfold-known";
import { plainLetters, withoutMarks } from "./unfold-letters";

const MAX_LETTERS = 48;
const MAX_WORD = 24;

/**
 * A spelled-out word: at least three single letters, digits or lookalike signs with one to five
 * separators between them, as in "k-i-l-l". Letters and separators have no character in common,
 * which rules out catastrophic backtracking.
 */
const SPELLED =
  /(?<![\p{L}\p{M}\p{N}])[\p{Script=Latin}0-9@$€](?:[ \t\n.\-_/*~·•|,+]{1,5}[\p{Script=Latin}0-9@$€!]){2,}(?![\p{L}\p{M}\p{N}])/gu;
const SPELLED_ARABIC =
  /(?<![\p{L}\p{M}])\p{Script=Arabic}(?: \p{Script=Arabic}){3,}(?![\p{L}\p{M}])/gu;

/** A word cut by signs: "su.icide", "sui-cide". */
const CUT = /(?<!\p{Script=Latin})\p{Script=Latin}+(?:[.\-_*~·]{1,3}\p{Script=Latin}+)+/gu;

const DISGUISED = /[\p{Script=Latin}\p{M}\p{N}@$€!|*#]{2,}/gu;
/** Laughter ("ههههه", "خخخخ") is no drawl. */
const DRAWLED_ARABIC = /([\u0620-\u062d\u062f-\u0646\u0648-\u064a])\1{2,}/g;
const TATWEEL = /(?<=\p{L})\u0640+(?=\p{L})/gu;

/** Gives a restored word the case of the original: all capitals, or a leading capital. */
function cased(word: string, written: string): string {
  if (/\p{Lu}/u.test(written) && !/\p{Ll}/u.test(written)) return word.toUpperCase();
  return /^\p{Lu}/u.test(written) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}

/** Splits a run of single letters at wider or different spaces, and cuts each part into words. */
function joinSpelled(run: string): string {
  const gaps = run.match(/[ \t\n.\-_/*~·•|,+]+/g) ?? [];
  const narrow = gaps.filter((gap) => gap.length === 1 && gap !== " ").length;
  // In "k-i-l-l m-e" symbols join the letters and a space separates the words.
  const between =
    narrow * 2 > gaps.length
      ? /[ \t\n.\-_/*~·•|,+]*[ \t\n][ \t\n.\-_/*~·•|,+]*/
      : /[ \t\n.\-_/*~·•|,+]{2,}/;
  const parts = run.split(between).map((part) => part.replace(/[ \t\n.\-_/*~·•|,+]/g, ""));
  const words = parts.map((part) => readSpelled(part));
  return words.every((word) => word !== undefined) && parts.some((part) => part.length > 2)
    ? cased(words.join(" "), run)
    : run;
}

function readSpelled(letters: string): string | undefined {
  if (letters.length > MAX_LETTERS) return undefined;
  const plain = withoutMarks(letters);
  if (plain.length < 3) return /^(?:[ia]|\p{L}{2})$/u.test(plain) ? plain : undefined;
  const read = cut(plain) ?? (/\d|[@$€!]/.test(plain) ? fromLeet(plain) : undefined);
  // The first letter may be a word of its own that was there before: "y q u i e r o".
  const rest = read === undefined && plain.length > 3 ? cut(plain.slice(1)) : undefined;
  return rest === undefined ? read : `${plain.charAt(0)} ${rest}`;
}

const joinCut = (written: string): string => {
  if (written.length > MAX_LETTERS) return written;
  const joined = written.replace(/[.\-_*~·]/g, "");
  return isGrave(withoutMarks(joined)) ? joined : written;
};

/**
 * Digits stand for letters only if most of the word is letters; in a text full of leet, fewer
 * letters are enough.
 */
const isMostlyLetters = (word: string): boolean =>
  word.length > 2 &&
  !/^\d+(?:st|nd|rd|th)$/.test(word) &&
  word.replace(/[^a-z]/g, "").length * 2 >= word.length;

function readWord(word: string): string | undefined {
  const plain = withoutMarks(word);
  if (/^[a-z]+$/.test(plain)) {
    if (/([a-z])\1\1/.test(plain)) return fromDrawl(plain);
    return plain === word.toLowerCase() ? undefined : fromMarks(plain, word);
  }
  if (!/[a-z]/.test(plain)) return undefined;
  if (/[a-z][*#]/.test(plain)) return fromStars(plain);
  return isMostlyLetters(plain) ? fromLeet(plain) : undefined;
}

/** Characters at the end of a word that may be a full stop or emphasis rather than a letter. */
const TAIL = /[!|*#]+$/;
const HEAD = /^[!|*#]+/;

function restoreWords(text: string): string {
  let leet = 0;
  const restored = text.replace(DISGUISED, (written) => {
    const head = HEAD.exec(written)?.[0] ?? "";
    const tail = TAIL.exec(written)?.[0] ?? "";
    const word = written.slice(head.length, written.length - tail.length);
    if (word.length < 2 || word.length > 4 * MAX_WORD) return written;
    const read = readWord(word);
    if (read === undefined) return written;
    if (/\d/.test(word)) leet += 1;
    return head + cased(read, word) + tail;
  });
  return leet > 0 ? restoreShort(restored, leet) : restored;
}

const SHORT = /(?<![\p{L}\p{N}.,:])[\p{Script=Latin}\d]{1,3}(?![\p{L}\p{N}.,:%])/gu;

/** In a text full of leet, "1", "t0", "m3" and "d13" are words too. */
function restoreShort(text: string, leet: number): string {
  const read = (word: string): string | undefined =>
    /[a-z]/i.test(word) && /\d/.test(word) ? fromLeet(withoutMarks(word)) : undefined;
  const short = (text.match(SHORT) ?? []).filter((word) => read(word)).length;
  if (leet + short < 2) return text;
  return text.replace(SHORT, (word) => (word === "1" ? "I" : (read(word) ?? word)));
}

/**
 * Undoes disguises, so that the encoder and the rules read the intended text: look-alike and styled
 * letters, invisible characters, spaced-out letters, leet, stars, drawl. Ordinary text stays as it
 * is, in NFC. Linear in the text, safe for lone surrogates, and idempotent.
 */
export function unfold(text: string): string {
  const plain = plainLetters(text)
    .replace(TATWEEL, "")
    .replace(DRAWLED_ARABIC, "$1")
    .replace(SPELLED_ARABIC, (run) => run.replaceAll(" ", ""));
  return restoreWords(plain.replace(SPELLED, joinSpelled).replace(CUT, joinCut));
}
