/** Lower-cased, with straight apostrophes and single spaces: what the patterns of this folder run on. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\u064b-\u0652\u0640\u0670]/g, "")
    .replace(/\s+/g, " ")
    .trim();
