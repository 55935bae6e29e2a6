import type PDFDocument from "pdfkit";
import { type Face, type Family, faceFor } from "./faces";

/** For names: every letter of the seven languages, and Cyrillic and Greek. */
const OTHER_SCRIPTS: readonly Family[] = [
  { name: "noto-sans", weight: 600 },
  { name: "noto-naskh-arabic", weight: 600 },
  { name: "zcool-xiaowei", weight: 400 },
];

export type Voice = "display" | "text" | "strong";

/** The product's own types by audience, as on screen. */
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

/** A stretch of text that one file can set. */
export interface Run {
  readonly face: Face;
  readonly text: string;
}

/** What never begins a stretch of its own: marks above letters, joiners, spaces. */
const FOLLOWS = /^[\p{M}\p{Zs}\u200c\u200d]$/u;

/** Cuts a text into stretches; null when a letter of it is in no file. */
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
 * Any list of features makes the whole stretch be shaped at once, which joined scripts and their
 * order need.
 */
const WHOLE = { lineBreak: false, features: [] };

/**
 * Under a name of its own a page reads a file once; given as bytes it would read it for every
 * measure that is taken.
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

/** A line that fits: set smaller down to `smallest` points, then cut short. */
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

/** Sets a line with its upper edge at `y`. */
export function setLine(page: Page, { runs, size }: Line, x: number, y: number): void {
  let at = x;
  for (const run of runs) {
    const width = widthOf(page, run, size);
    page.text(run.text, at, y, WHOLE);
    at += width;
  }
}
