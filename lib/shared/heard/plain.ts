import { singleSpaced, spacesOnce } from "../single-spaced";

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
