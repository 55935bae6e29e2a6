import localFont from "next/font/local";

// `next/font` reads literal values only, so each face is written out. The latin files are preloaded
// where they are the page's type; the extended ones stand first in the stacks (globals.css) and
// load for names such as "Łukasz" alone.
const figtree = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree",
  display: "swap",
});

const figtreeExt = localFont({
  src: "../node_modules/@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2",
  weight: "300 900",
  variable: "--font-figtree-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F",
    },
  ],
});

/** Headings alone, in their one weight; how the file is made: scripts/heading-font.mjs. */
const fraunces = localFont({
  src: "./fonts/fraunces-heading.woff2",
  weight: "480",
  variable: "--font-fraunces",
  display: "swap",
  adjustFontFallback: "Times New Roman",
});

const nunito = localFont({
  src: "../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2",
  weight: "200 1000",
  variable: "--font-nunito",
  display: "swap",
  preload: false,
});

const nunitoExt = localFont({
  src: "../node_modules/@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2",
  weight: "200 1000",
  variable: "--font-nunito-ext",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: "unicode-range",
      value: "U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F",
    },
  ],
});

/** Class names that bring the font variables of globals.css. */
export const fontVariables = [figtree, figtreeExt, fraunces, nunito, nunitoExt]
  .map((font) => font.variable)
  .join(" ");
