import { readFileSync } from "node:fs";
import { join } from "node:path";
import { create, type Font } from "fontkit";
import { unpacked } from "./unpacked";

/** A font family in one weight. Its package splits it into files by script. */
export interface Family {
  readonly name: string;
  readonly weight: number;
}

/** One file of a family, ready to embed. */
export interface Face {
  readonly file: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

interface Cut {
  readonly file: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
}

/** No import refers to these files, so the build includes them from the list in next.config.mjs. */
const packageOf = (name: string): string => join(process.cwd(), "node_modules/@fontsource", name);

/** Parses "U+0600-06FF,U+0750". */
const rangesOf = (text: string): Cut["ranges"] =>
  text.split(",").map((range) => {
    const [from = "", to = from] = range.trim().slice(2).split("-");
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });

const families = new Map<string, readonly Cut[]>();
const faces = new Map<string, Face>();

/** Reads from the package which file contains which letters. */
function cutsOf({ name, weight }: Family): readonly Cut[] {
  const known = families.get(`${name} ${weight}`);
  if (known) return known;
  const listed: Record<string, string> = JSON.parse(
    readFileSync(join(packageOf(name), "unicode.json"), "utf8"),
  );
  const cuts = Object.entries(listed).map(([subset, ranges]) => ({
    file: join(
      packageOf(name),
      "files",
      `${name}-${subset.replace(/[[\]]/g, "")}-${weight}-normal.woff`,
    ),
    ranges: rangesOf(ranges),
  }));
  families.set(`${name} ${weight}`, cuts);
  return cuts;
}

function faceOf(file: string): Face | null {
  const known = faces.get(file);
  if (known) return known;
  const bytes = unpacked(readFileSync(file));
  const font = create(bytes);
  if (!("layout" in font)) return null;
  const face = { file, bytes, font };
  faces.set(file, face);
  return face;
}

/**
 * The first file among the families, in order, that has the letter. Files are read on demand, once
 * per process.
 */
export function faceFor(letter: string, order: readonly Family[]): Face | null {
  const code = letter.codePointAt(0) ?? 0;
  for (const family of order) {
    for (const { file, ranges } of cutsOf(family)) {
      if (!ranges.some(([from, to]) => code >= from && code <= to)) continue;
      const face = faceOf(file);
      if (face?.font.hasGlyphForCodePoint(code)) return face;
    }
  }
  return null;
}
