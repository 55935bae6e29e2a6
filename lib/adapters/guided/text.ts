import { singleSpaced, spacesOnce } from "@/lib/shared/single-spaced";

/** Small text helpers that hold for all seven languages. */

export const fold = (text: string): string =>
  BASIC.test(text)
    ? spacesOnce(text.toLowerCase().replaceAll("`", "'"))
    : singleSpaced(unaccented(text.normalize("NFKC").toLowerCase()).replace(/[’‘`´]/g, "'"));

/** Nothing to unify in these: most of what is said in English, and each line is read many times in a long talk. */
const BASIC = /^[ -~]*$/;

/** Letter for letter, with no accents or signs to unify: what folds alike as a whole and in pieces. */
export const isBasic = (text: string): boolean => BASIC.test(text);

/** Nothing in these changes where a sentence ends when it is folded: each sentence folds alike by itself and in the whole. */
export const isEvenlyFolded = (text: string): boolean => EVEN.test(text);
const EVEN = /^[ -~“”«»]*$/;

/** One space wherever there are several or others. Most texts are so already, and are not written anew. */
export const spaced = (text: string): string => (UNEVEN.test(text) ? text.replace(/\s+/g, " ") : text);
const UNEVEN = / {2}|[^\S ]/;

/** What stands between spaces. */
export const wordsOf = (text: string): string[] => spaced(text).split(" ");

/** Arabic as people type it: without vowel signs, any alef as a bare one, and the two forms of ya as one. */
export const unaccented = (text: string): string =>
  /[\u0600-\u06ff]/.test(text)
    ? text
        .replace(/[\u064b-\u0652\u0640\u0670]/g, "")
        .replace(/[أإآٱ]/g, "ا")
        .replace(/ى/g, "ي")
    : text;

const CJK = /[\u3400-\u9fff]/g;
/** From the first letter or digit of a word to its end. */
const WORD = /(?![\u3400-\u9fff])[\p{L}\p{N}][^\s\u3400-\u9fff]*/gu;

/** How often a global pattern is found, without a list of what it found. */
function matchesIn(text: string, pattern: RegExp): number {
  let times = 0;
  pattern.lastIndex = 0;
  while (pattern.test(text)) times += 1;
  return times;
}

/** Words; a Chinese character counts as half a word. */
export const wordCount = (text: string): number =>
  BASIC.test(text) ? basicWordCount(text) : matchesIn(text, WORD) + Math.ceil(matchesIn(text, CJK) / 2);

/** The same where only spaces stand between words: each piece with a letter or a digit in it is one. */
function basicWordCount(text: string): number {
  let words = 0;
  let counted = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === SPACE) counted = false;
    else if (!counted && isBasicLetter(code)) {
      counted = true;
      words += 1;
    }
  }
  return words;
}

const SPACE = 0x20;

/** a to z in either case, or 0 to 9. */
const isBasicLetter = (code: number): boolean =>
  (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39);

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…؟।][”"’»)]?)\s+|(?<=[。！？][”』」]?)|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** What a hash begins with. */
const FNV_BASIS = 0x811c9dc5;

/**
 * FNV-1a: spreads well enough to vary wording, and the same turn always reads the same. With the hash of what stands before
 * the text, it is the hash of both together.
 */
export function hash(text: string, before = FNV_BASIS): number {
  let value = before;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

/** Most pieces have no sign at either end, and two looks tell. */
export const trimPunctuation = (text: string): string =>
  isBasicLetter(text.charCodeAt(0)) && isBasicLetter(text.charCodeAt(text.length - 1))
    ? text
    : text.replace(/^[\s.,;:!?…"'“”«»„।。，！？؟-]+|[\s.,;:!?…"“”«»„।。，！？؟-]+$/g, "");

const LONGEST_QUOTE = 150;

/** What may be said back to the person: no markup, no addresses, nothing that looks like a command to a machine. */
export const isQuotable = (text: string): boolean =>
  text.length <= LONGEST_QUOTE && !MARKUP.test(text) && (BASIC.test(text) || !UNSEEN.test(text));

const MARKUP = /[<>{}[\]|\\@#*_`]|https?:|www\./iu;
const UNSEEN = /[\p{Cc}\p{Cf}]/u;

const READ_AT_START = 1600;
const READ_AT_END = 800;

/** A very long message is read at its beginning and its end. */
export const readable = (text: string): string =>
  text.length <= READ_AT_START + READ_AT_END
    ? text
    : `${text.slice(0, READ_AT_START)}. ${text.slice(-READ_AT_END)}`.toWellFormed();

/** Words that carry little by themselves. English; other languages get by with the length of a word. */
const LITTLE = new Set(
  (
    "about after again also always another anything because been before being both could does doing done down each even ever " +
    "every everything feel feeling feels from gets going have having hers here himself into isn't it's its itself just keep " +
    "keeps kind know knows less like made make makes many maybe mean more most much must need never nothing often only other " +
    "over own people quite really right said same should since some someone something still such sure take than that that's " +
    "their them then there these they they're thing things think this those through time told took very want wants was wasn't " +
    "well went were what when where which while will with without would your you're yours don't didn't doesn't can't cannot " +
    "i'm i've i'll i'd him his her she has had not too one two got let way all any anymore back came come day days today"
  ).split(" "),
);

/** The words of a text that say what it is about. */
export const contentWords = (text: string): string[] =>
  (fold(text).match(/[\p{L}\p{M}']{4,}/gu) ?? []).filter((word) => !LITTLE.has(word));

export const lowerFirst = (text: string): string =>
  /^I(?:\b|')/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1);
