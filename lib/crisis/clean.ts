const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const ARABIC_MARKS = /[\u064b-\u065f\u0670\u0640]/g;

/** Applies NFKC, drops invisible characters, unifies apostrophes and lower-cases. */
export const clean = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2018\u2019\u02bc\u00b4`\u2032]/g, "'")
    .toLowerCase()
    .replace(ARABIC_MARKS, "");
