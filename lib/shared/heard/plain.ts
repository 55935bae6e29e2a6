import { singleSpaced, spacesOnce } from "../single-spaced";

/** Text with nothing to normalize except apostrophes and spaces. */
const BASIC = /^[ -~]*$/;

/**
 * Lowercases text and normalizes apostrophes and spaces: the form that this folder's patterns
 * match.
 */
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
