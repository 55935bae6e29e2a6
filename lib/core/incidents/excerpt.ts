import { compareFindings } from "@/lib/crisis/compare-findings";
import { detectCrisis } from "@/lib/crisis/detect";
import { impliesDangerAtHome } from "@/lib/crisis/names-home";
import { type Finding, NOTHING_FOUND } from "@/lib/crisis/types";
import type { Place } from "@/lib/reader/types";

/**
 * Longest excerpt a clinician sees without asking for more (UTF-16 units, not counting the
 * ellipses).
 */
export const MAX_EXCERPT = 300;

/**
 * Limits the search in a very long text to its beginning and end, because each part costs one model
 * run.
 */
const MAX_PARTS_COUNT = 40;

const CUT = "…";

/** Splits text at the ends of sentences and lines. */
const SENTENCES = /[^.!?…。!?।؟\n]+[.!?…。!?।؟\n]*/gu;

/**
 * Picks the passage that shows the crisis most clearly, so a clinician can read it in seconds and
 * sees no more than needed. Null if there's no text. If nothing stands out by itself (an answer to
 * a question, a word that only counts together with earlier ones), it takes the end, where people
 * put what matters. Call it before a transaction, because it runs the reader.
 */
export async function excerptOf(
  texts: readonly WrittenText[],
  place: Place = {},
): Promise<string | null> {
  const written = texts.map((text) => text?.trim() ?? "").filter(Boolean);
  const gravest = written.length > 1 ? await gravestOf(written, place) : written[0];
  if (gravest === undefined) return null;
  return gravest.length <= MAX_EXCERPT ? gravest : partOf(gravest, place);
}

/** One text field of a request; many are optional. */
export type WrittenText = string | null | undefined;

async function gravestOf(texts: readonly string[], place: Place): Promise<string> {
  let best = { text: "", finding: NOTHING_FOUND };
  for (const text of texts) {
    const finding = await detectCrisis(text, place);
    if (best.text === "" || isGraver(finding, best.finding)) best = { text, finding };
  }
  return best.text;
}

/**
 * Breaks a tie in favor of the finding that names the home, because a clinician who calls there has
 * to know.
 */
const isGraver = (one: Finding, other: Finding): boolean =>
  compareFindings(one, other) > 0 ||
  (compareFindings(one, other) === 0 &&
    impliesDangerAtHome(one) &&
    !impliesDangerAtHome(other) &&
    one.crisis);

async function partOf(text: string, place: Place): Promise<string> {
  const parts = partsOf(text);
  const last = parts.at(-1) ?? "";
  let best = { part: last, finding: NOTHING_FOUND };
  for (const part of within(parts)) {
    const finding = await detectCrisis(part, place);
    if (isGraver(finding, best.finding)) best = { part, finding };
  }
  const { part } = best;
  const at = text.lastIndexOf(part.trim());
  return `${at > 0 ? CUT : ""}${part.trim()}${at + part.trim().length < text.length ? CUT : ""}`;
}

const within = (parts: readonly string[]): readonly string[] =>
  parts.length <= MAX_PARTS_COUNT
    ? parts
    : [...parts.slice(0, MAX_PARTS_COUNT / 2), ...parts.slice(-MAX_PARTS_COUNT / 2)];

/**
 * Groups of whole sentences. Each group starts with the last sentence of the previous one, so no
 * sentence loses its context.
 */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let open = "";
  let before = "";
  for (const sentence of (text.match(SENTENCES) ?? [text]).flatMap(inPieces)) {
    if (open && open.length + sentence.length > MAX_EXCERPT) {
      parts.push(open);
      open = before.length + sentence.length > MAX_EXCERPT ? "" : before;
    }
    open += sentence;
    before = sentence;
  }
  return [...parts, open];
}

/** Cuts an overlong sentence between words if possible, but never inside a character. */
function inPieces(sentence: string): string[] {
  const pieces: string[] = [];
  let rest = sentence;
  while (rest.length > MAX_EXCERPT) {
    const head = rest.slice(0, MAX_EXCERPT);
    const space = head.lastIndexOf(" ");
    const whole = head.isWellFormed() ? MAX_EXCERPT : MAX_EXCERPT - 1;
    const at = space > MAX_EXCERPT / 2 ? space + 1 : whole;
    pieces.push(rest.slice(0, at));
    rest = rest.slice(at);
  }
  return [...pieces, rest];
}
