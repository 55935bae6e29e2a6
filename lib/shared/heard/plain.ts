/** Printable ASCII only, so there's nothing to normalize except case, backticks and spaces. */
const BASIC = /^[ -~]*$/;

/** Lowercases text and normalizes apostrophes and spaces, as the patterns in this folder expect. */
export const plain = (text: string): string =>
  BASIC.test(text)
    ? spacesOnce(text.toLowerCase().replaceAll("`", "'"))
    : singleSpaced(
        text
          .normalize("NFKC")
          .toLowerCase()
          .replace(/[’‘`´]/g, "'")
          .replace(/[\u064b-\u0652\u0640\u0670]/g, ""),
      );

const OTHER_SPACE = /[^\S ]/;

/**
 * Collapses white space to single spaces and trims the ends. Most texts need no change, and a
 * search is the fastest way to find out.
 */
const singleSpaced = (text: string): string =>
  OTHER_SPACE.test(text) ? evenly(text) : spacesOnce(text);

/** The same, for text whose only white space is plain spaces. */
const spacesOnce = (text: string): string =>
  text.startsWith(" ") || text.endsWith(" ") || text.includes("  ") ? evenly(text) : text;

const evenly = (text: string): string => text.replace(/\s+/g, " ").trim();
