const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const ARABIC_MARKS = /[\u064b-\u065f\u0670\u0640]/g;

/** NFKC, invisible characters out, apostrophes alike, lower case. */
export const clean = (text: string): string =>
  text
    .normalize("NFKC")
    .replace(INVISIBLE, "")
    .replace(/[\u2018\u2019\u02bc\u00b4`\u2032]/g, "'")
    .toLowerCase()
    .replace(ARABIC_MARKS, "");
