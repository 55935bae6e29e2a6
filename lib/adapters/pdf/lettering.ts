import type PDFDocument from "pdfkit";
import { type Face, type Family, faceFor } from "./faces";

/** For names: covers every letter of the seven languages, plus Cyrillic and Greek. */
const OTHER_SCRIPTS: readonly Family[] = [
  { name: "noto-sans", weight: 600 },
  { name: "noto-naskh-arabic", weight: 600 },
  { name: "zcool-xiaowei", weight: 400 },
];

export type Voice = "display" | "text" | "strong";

/** The product's typefaces by audience, the same as on screen. */
const VOICES = {
  adult: {
    display: { name: "fraunces", weight: 500 },
    text: { name: "figtree", weight: 400 },
    strong: { name: "figtree", weight: 600 },
  },
  child: {
    display: { name: "nunito", weight: 800 },
    text: { name: "nunito", weight: 500 },
    strong: { name: "nunito", weight: 700 },
  },
} as const satisfies Record<string, Record<Voice, Family>>;

export const familiesFor = (audience: keyof typeof VOICES, voice: Voice): readonly Family[] => [
  VOICES[audience][voice],
  ...OTHER_SCRIPTS,
];

/** A stretch of text in a single font file. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** Characters that never start a run: combining marks, joiners and spaces. */
const FOLLOWS = /^[\p{M}\p{Zs}\u200c\u200d]$/u;

/** Splits a text into runs. Null if one of its letters isn't in any file. */
export function runsOf(text: string, order: readonly Family[]): Run[] | null {
  const runs: Run[] = [];
  for (const letter of text.normalize("NFC")) {
    const last = runs.at(-1);
    const stays =
      last &&
      (FOLLOWS.test(letter) || last.face.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
    if (last && stays) {
      runs[runs.length - 1] = { ...last, text: last.text + letter };
      continue;
    }
    const face = faceFor(letter, order);
    if (!face) return null;
    runs.push({ face, text: letter });
  }
  return runs;
}

type Page = InstanceType<typeof PDFDocument>;

/**
 * Any feature list makes the whole run get shaped at once, which joined scripts and their ordering
 * need.
 */
const WHOLE = { lineBreak: false, features: [] };

/**
 * Registers the font by name, which reads the file once per page. Passing bytes would re-read it
 * for every measurement.
 */
const widthOf = (page: Page, { face, text }: Run, size: number): number =>
  page
    .registerFont(face.file, face.bytes)
    .font(face.file)
    .fontSize(size)
    .widthOfString(text, WHOLE);

export interface Line {
  readonly runs: readonly Run[];
  readonly size: number;
  readonly width: number;
}

/** Makes a line fit: shrinks it down to `smallest` points, then cuts it short. */
export function fitted(
  page: Page,
  runs: readonly Run[],
  size: number,
  smallest: number,
  room: number,
): Line {
  for (let at = size; ; at -= 1) {
    const width = runs.reduce((sum, run) => sum + widthOf(page, run, at), 0);
    if (width <= room) return { runs, size: at, width };
    if (at <= smallest) return fitted(page, shortened(runs), smallest, smallest, room);
  }
}

function shortened(runs: readonly Run[]): Run[] {
  const last = runs.at(-1);
  if (!last) return [];
  const letters = [...last.text];
  const rest = letters.slice(0, -2).join("");
  return rest === "" ? runs.slice(0, -1) : [...runs.slice(0, -1), { ...last, text: rest }];
}

/** Draws a line with its top edge at `y`. */
export function setLine(page: Page, { runs, size }: Line, x: number, y: number): void {
  let at = x;
  for (const run of runs) {
    const width = widthOf(page, run, size);
    page.text(run.text, at, y, WHOLE);
    at += width;
  }
}
