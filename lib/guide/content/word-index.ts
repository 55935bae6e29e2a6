/** Lengths of the word pieces compared: within words, or across them for scripts without spaces. */
const PIECES = { zh: { least: 1, most: 3 }, other: { least: 2, most: 5 } } as const;

/** Counts the pieces of a text; a space marks the start and end of a word. */
function piecesOf(text: string, language: string): Map<string, number> {
  const { least, most } = PIECES[language === "zh" ? "zh" : "other"];
  const plain = text.toLowerCase().normalize("NFC");
  const words =
    language === "zh" ? [plain.replace(/\s+/g, "")] : plain.split(/\s+/).map((word) => ` ${word} `);
  const counts = new Map<string, number>();
  for (const word of words) {
    for (let length = least; length <= most; length += 1) {
      for (let at = 0; at + length <= word.length; at += 1) {
        const piece = word.slice(at, at + length);
        counts.set(piece, (counts.get(piece) ?? 0) + 1);
      }
    }
  }
  return counts;
}

const damped = (count: number): number => 1 + Math.log(count);

export interface WordIndex {
  /**
   * How alike a text's words are to each id's, 0 to 1 (cosine of tf-idf weights of letter
   * sequences).
   */
  likeness(text: string): ReadonlyMap<string, number>;
}

/**
 * Compares words by their letters, so that inflections, typos and compounds match. It complements
 * the reader's vectors by finding literal mentions: for requests that no one wrote asks from,
 * vectors alone find the card for 71 %, and both together for 82 % (decision 0068).
 */
export function indexWords(texts: ReadonlyMap<string, string>, language: string): WordIndex {
  const counted = [...texts].map(([id, text]) => [id, piecesOf(text, language)] as const);
  const documents = new Map<string, number>();
  for (const [, counts] of counted)
    for (const piece of counts.keys()) documents.set(piece, (documents.get(piece) ?? 0) + 1);
  const rarity = (piece: string): number =>
    Math.log((1 + counted.length) / (1 + (documents.get(piece) ?? 0))) + 1;

  const postings = new Map<string, { readonly id: string; readonly weight: number }[]>();
  for (const [id, counts] of counted) {
    const weights = [...counts].map(
      ([piece, count]) => [piece, damped(count) * rarity(piece)] as const,
    );
    const length = Math.hypot(...weights.map(([, weight]) => weight)) || 1;
    for (const [piece, weight] of weights) {
      const list = postings.get(piece) ?? [];
      list.push({ id, weight: weight / length });
      postings.set(piece, list);
    }
  }
  return {
    likeness(text) {
      const sums = new Map<string, number>();
      let square = 0;
      for (const [piece, count] of piecesOf(text, language)) {
        const list = postings.get(piece);
        if (!list) continue;
        const own = damped(count) * rarity(piece);
        square += own * own;
        for (const { id, weight } of list) sums.set(id, (sums.get(id) ?? 0) + own * weight);
      }
      const length = Math.sqrt(square) || 1;
      return new Map([...sums].map(([id, sum]) => [id, sum / length]));
    },
  };
}
