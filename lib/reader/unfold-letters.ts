/** Look-alike letters and invisible characters. Nothing here depends on any word. */

const pairs = (from: string, to: string): [string, string][] => {
  const targets = [...to];
  return [...from].map((letter, at) => [letter, targets[at] ?? ""]);
};

/**
 * Letters of other scripts that pass for Latin ones. They're replaced in words that contain Latin
 * letters.
 */
const LOOK_ALIKES = new Map([
  ...pairs("аеорсухіѕјкмтнвԁӏԛԝһɡ", "aeopcyxisjkmthbdlqwhg"),
  ...pairs("АВЕКМНОРСТУХІЅЈԌԚԜ", "ABEKMHOPCTYXISJGQW"),
  ...pairs("αεικνορτυχγη", "aeikvoptuxyn"),
  ...pairs("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ", "ABEZHIKMNOPTYX"),
  ...pairs("օսցոհԼ", "ougnhL"),
]);

/** Phonetic small capitals and the like: Latin letters that no supported language uses. */
const SMALL_CAPITALS = new Map([
  ...pairs("ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ", "abcdefghijklmnoprstuvwyz"),
  ...pairs("ɑɩıɐǝɔɥʞɯɹʇʌʎ", "aiiaechkmrtvy"),
]);

const SMALL =
  /[\u01dd\u0250\u0251\u0254\u0261-\u0262\u0265\u0269\u026a\u026f\u0274\u0279\u0280\u0287\u028c\u028e\u028f\u0299\u029c\u029e\u029f\u1d00-\u1d22\ua730\ua731]/gu;
const FOREIGN = /[\u0370-\u03ff\u0400-\u058f]/u;

/**
 * Styled forms of letters and digits. Fullwidth punctuation, "½", "²", "№" and "ﷺ" stay as they're
 * written.
 */
const STYLED =
  /[\u{1d400}-\u{1d7ff}\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\u249c-\u24e9\u{1f110}-\u{1f12b}\u{1f130}-\u{1f149}\u1d2c-\u1d6a\u1d78\u1d9b-\u1dbf\u2071\u207f\u2090-\u209c\u2102\u210a-\u2113\u2115\u2119-\u211d\u2124\u212a-\u2131\u2133-\u2139\u2160-\u217f\ufb00-\ufb06\ufb50-\ufbb1\ufbd3-\ufd3d\ufe70-\ufefc\u2f00-\u2fd5]/gu;
const BADGES = /(?: ?[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}]\ufe0f?){2,}/gu;
const FLAG_LETTERS = /[\u{1f1e6}-\u{1f1ff}]+/gu;

const INVISIBLE = /\p{Default_Ignorable_Code_Point}+/gu;
const PICTURE = /\p{Extended_Pictographic}|\p{Emoji_Modifier}/u;
/** Scripts in which joiners change the shape of a word. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}]/u;

/**
 * More marks than this on one letter are decoration; dropping them also bounds the cost of
 * normalizing.
 */
const TOO_MANY_MARKS = /(\p{M}{4})\p{M}+/gu;
const MARKS_ON_LATIN = /(?<=\p{Script=Latin})\p{M}+/gu;
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

const before = (text: string, at: number): string => {
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(at - 2, at) : text.charAt(at - 1);
};
const after = (text: string, at: number): string =>
  String.fromCodePoint(text.codePointAt(at) ?? 0x20);

/** Keeps a joiner within a word or an emoji, and the selector that makes a sign an emoji. */
function keepJoiners(run: string, at: number, text: string): string {
  if (run.length > 3) return "";
  const last = before(text, at);
  const next = after(text, at + run.length);
  if (PICTURE.test(last))
    return PICTURE.test(next) ? run : run.startsWith("\ufe0f") ? "\ufe0f" : "";
  if (run === "\ufe0f" && next === "\u20e3") return run;
  return /^[\u200c\u200d]$/.test(run) && JOINING.test(last) && JOINING.test(next) ? run : "";
}

const compatible = (letter: string): string => letter.normalize("NFKC").replace(/[()]/g, "");

const badges = (run: string): string =>
  run.replace(/[\u{1f150}-\u{1f189}]\ufe0f?/gu, (badge) => {
    const code = badge.codePointAt(0) ?? 0;
    return String.fromCharCode(0x41 + code - (code >= 0x1f170 ? 0x1f170 : 0x1f150));
  });

/** Flags are pairs of these letters; an odd number of them spells something. */
const flagLetters = (run: string): string =>
  run.length % 4 === 0
    ? run
    : [...run]
        .map((letter) => String.fromCharCode(0x41 + (letter.codePointAt(0) ?? 0) - 0x1f1e6))
        .join("");

function latinLetters(text: string): string {
  // Cyrillic or Greek letters that resemble no Latin ones mean the text is written in that
  // language.
  const isForeign = [...text].some((letter) => FOREIGN.test(letter) && !LOOK_ALIKES.has(letter));
  return text.replace(WORD, (word) => {
    if (!FOREIGN.test(word)) return word;
    if (!/[a-z]/i.test(word) && (isForeign || [...word].some((letter) => !LOOK_ALIKES.has(letter))))
      return word;
    return [...word].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join("");
  });
}

/**
 * Text in plain letters without anything invisible. Leaves ordinary text in any script as it is, in
 * NFC.
 */
export function plainLetters(text: string): string {
  if (/^[\t\n\r -~]*$/.test(text)) return text;
  const seen = text
    .replace(/\p{Cs}/gu, "")
    .replace(/\p{Cc}/gu, (control) => ("\t\n\r".includes(control) ? control : ""))
    .replace(INVISIBLE, keepJoiners)
    .replace(/[\p{Zs}\u2800]/gu, " ")
    .replace(/[\u2028\u2029]/g, "\n")
    .replace(TOO_MANY_MARKS, "$1")
    .normalize("NFC")
    .replace(MARKS_ON_LATIN, "")
    .replace(STYLED, compatible)
    .replace(SMALL, (letter) => SMALL_CAPITALS.get(letter) ?? letter)
    .replace(BADGES, badges)
    .replace(FLAG_LETTERS, flagLetters);
  return FOREIGN.test(seen) ? latinLetters(seen) : seen;
}

const UNMARKED = new Map(pairs("ıłøđ", "ilod"));

/** In lower case and without the marks on Latin letters, for looking words up. */
export const withoutMarks = (text: string): string =>
  /^\p{ASCII}*$/u.test(text)
    ? text.toLowerCase()
    : text
        .toLowerCase()
        .normalize("NFD")
        .replace(/[\u0300-\u036f]/g, "")
        .normalize("NFC")
        .replace(/[ıłøđ]/g, (letter) => UNMARKED.get(letter) ?? letter);
