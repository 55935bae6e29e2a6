import { singleSpaced, spacesOnce } from "../single-spaced";

/** Nothing to unify in these but a sign and the spaces. */
const BASIC = /^[ -~]*$/;

/**
 * Lower-cased, with straight apostrophes and single spaces: what the patterns of this folder run
 * on.
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
