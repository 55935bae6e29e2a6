import { fold } from "@/lib/reader/rules-words";

const ARABIC_ZERO = 0x0660;
const DEVANAGARI_ZERO = 0x0966;

const latinDigit = (digit: string): string => {
  const code = digit.charCodeAt(0);
  return String(code - (code >= DEVANAGARI_ZERO ? DEVANAGARI_ZERO : ARABIC_ZERO));
};

/** A text as templates see it: without case and marks, and with the digits 0 to 9. */
export const plain = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u0660-\u0669\u0966-\u096f]/g, latinDigit)
    .toLowerCase()
    .replace(/[\u2019\u02bc]/g, "'")
    .replace(/(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+/gu, fold);

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** A letter before or after which no word begins or ends; Chinese has no spaces between words. */
const INSIDE = "(?!\\p{Script=Han})[\\p{L}\\p{M}\\p{N}]";
const START = `(?<!${INSIDE}|\\p{L}')`;
const END = `(?!${INSIDE})`;

/** Words in slots, as alternatives: the longest first. */
export const oneOf = (words: readonly string[]): string =>
  words
    .map(plain)
    .toSorted((one, other) => other.length - one.length)
    .map(escaped)
    .join("|");

/** Compiles a template of content/guide/memory; each slot becomes a group of that name. */
export function templateOf(
  written: string,
  slots: Readonly<Record<string, string>>,
  plainly: (text: string) => string = plain,
): RegExp {
  const parts = written.split(/(\{\w+\})/).map((part) => {
    const slot = /^\{(\w+)\}$/.exec(part)?.[1];
    if (!slot) return escaped(plainly(part)).replace(/ +/g, "\\s+");
    const found = slots[slot];
    if (found === undefined) throw new Error(`no slot {${slot}} for "${written}"`);
    return `(?<${slot}>${found})`;
  });
  return new RegExp(`${START}${parts.join("")}${END}`, "gu");
}
