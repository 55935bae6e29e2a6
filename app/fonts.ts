import localFont from "next/font/local";

// `next/font` reads only literal values, so each face is written out. The latin files are preloaded
// on pages that use them; the extended ones come first in the stacks (globals.css) and load only
// for names such as "Łukasz".
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

/** For headings only, in their one weight; scripts/heading-font.mjs makes the file. */
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

/** Class names that define the font variables of globals.css. */
export const fontVariables = [figtree, figtreeExt, fraunces, nunito, nunitoExt]
  .map((font) => font.variable)
  .join(" ");
