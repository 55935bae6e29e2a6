// npm run heading-font: writes app/fonts/fraunces-heading.woff2, the one cut of Fraunces used for
// headings. The package's file has every weight, softness and letter shape (121 KB); headings use
// one of each (globals.css), and the optical size stays variable. A test checks the stored file
// against this script.

import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";
import { inRoot } from "./lib/paths.mjs";

export const HEADING_FONT = inRoot("app/fonts/fraunces-heading.woff2");
const SOURCE = inRoot(
  "node_modules/@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2",
);

/** Must match `h1, h2, h3` in app/globals.css. */
export const CUT = { SOFT: 80, WONK: 0, wght: 480 };

/**
 * Latin-1 and the punctuation of written English; other letters come from the next face in the
 * stack.
 */
const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join("");
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„•…‹›€™−←→`;

export const makeHeadingFont = () =>
  subsetFont(readFileSync(SOURCE), LETTERS, { targetFormat: "woff2", variationAxes: CUT });

if (process.argv[1] === import.meta.filename) writeFileSync(HEADING_FONT, await makeHeadingFont());
