import { replaceLinks } from "@/lib/shared/links";

/** Characters that X counts once; all others count twice (its published weights, version 3). */
const SINGLE: readonly (readonly [number, number])[] = [
  [0, 4351],
  [8192, 8205],
  [8208, 8223],
  [8242, 8247],
];
/** A link counts as this many, however long it is: X shortens every one. */
const LINK_WEIGHT = 23;
/**
 * A person with a laptop, a flag, a keycap digit: one emoji, however many code points it's made of.
 */
const EMOJI = /\p{Extended_Pictographic}|^\p{Regional_Indicator}{2}$|^[0-9#*]\uFE0F?\u20E3$/u;
const EMOJI_WEIGHT = 2;

let graphemes: Intl.Segmenter | undefined;

/** Splits text into graphemes, or into code points in browsers without a segmenter. */
function segmentsOf(text: string): readonly string[] {
  if (!("Segmenter" in Intl)) return [...text];
  graphemes ??= new Intl.Segmenter("en", { granularity: "grapheme" });
  return Array.from(graphemes.segment(text), ({ segment }) => segment);
}

/** The length of a text on X (docs.x.com, "Counting characters"). */
export function weightOnX(text: string): number {
  let weight = 0;
  const rest = replaceLinks(text.normalize("NFC"), () => {
    weight += LINK_WEIGHT;
    // Keeps the text on either side separate.
    return "\0";
  });
  for (const segment of segmentsOf(rest)) {
    if (segment === "\0") continue;
    weight += EMOJI.test(segment) ? EMOJI_WEIGHT : weightOf(segment);
  }
  return weight;
}

function weightOf(segment: string): number {
  let weight = 0;
  for (const character of segment) weight += isSingle(character.codePointAt(0) ?? 0) ? 1 : 2;
  return weight;
}

const isSingle = (point: number): boolean =>
  SINGLE.some(([from, to]) => point >= from && point <= to);
