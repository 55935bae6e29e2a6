/** Small text helpers that hold for all seven languages. */

export const fold = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/\s+/g, " ")
    .trim();

const CJK = /[\u3400-\u9fff]/g;

/** Words; a Chinese character counts as half a word. */
export function wordCount(text: string): number {
  const characters = text.match(CJK)?.length ?? 0;
  const rest = text
    .replace(CJK, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  return rest + Math.ceil(characters / 2);
}

export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?…؟।][”"’»)]?)\s+|(?<=[。！？][”』」]?)|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** FNV-1a: spreads well enough to vary wording, and the same turn always reads the same. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  return value >>> 0;
}

export const trimPunctuation = (text: string): string =>
  text.replace(/^[\s.,;:!?…"'“”«»„।。，！？؟-]+|[\s.,;:!?…"“”«»„।。，！？؟-]+$/g, "");

/** What may be said back to the person: no markup, no addresses, nothing that looks like a command to a machine. */
export const isQuotable = (text: string): boolean => !/[<>{}[\]|\\@#*_`]|https?:|www\./i.test(text);
