import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";

/**
 * The vectors of all asks, made by `npm run guide:index` from content/<locale>/guide/asks and the reader's weights.
 * asks.json names the rows of asks.bin, each `width` bytes: a vector of length 1, times 127.
 */
const manifest = z.object({
  /** Of the reader.onnx that made the vectors: another one's can't be compared with them. */
  weights: z.string(),
  width: z.int(),
  rows: z.record(z.enum(SPOKEN_LANGUAGES), z.array(z.tuple([z.string(), z.string()]))),
});
export type Manifest = z.infer<typeof manifest>;

export const FILES = { rows: "asks.json", vectors: "asks.bin" } as const;
export const SCALE = 127;

/** Names an ask in asks.json, where the ask itself would only be another copy. */
export const nameOf = (ask: string): string => createHash("sha256").update(ask).digest("base64url").slice(0, 8);

export interface AsksIndex {
  readonly weights: string;
  /** Ids and names of a language's asks, in the order of its files. */
  named(language: SpokenLanguage): readonly (readonly [id: string, name: string])[];
  /** The best likeness of a text's vector with each id of the language, -1 to 1, the likest first. */
  nearest(vector: Float32Array, language: SpokenLanguage): readonly Near[];
}

export interface Near {
  readonly id: string;
  readonly likeness: number;
}

/** Null where it wasn't made. */
export function readAsksIndex(folder: string): AsksIndex | null {
  if (!existsSync(join(folder, FILES.rows))) return null;
  const { weights, width, rows } = manifest.parse(JSON.parse(readFileSync(join(folder, FILES.rows), "utf8")));
  const bytes = readFileSync(join(folder, FILES.vectors));
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const from = new Map<SpokenLanguage, number>();
  let row = 0;
  for (const language of SPOKEN_LANGUAGES) {
    from.set(language, row);
    row += rows[language].length;
  }
  if (row * width !== vectors.length) throw new Error(`${FILES.vectors} doesn't hold the ${row} rows of ${FILES.rows}`);
  return {
    weights,
    named: (language) => rows[language],
    nearest(vector, language) {
      const length = Math.hypot(...vector) || 1;
      const likenesses = new Map<string, number[]>();
      rows[language].forEach(([id], at) => {
        const place = (from.get(language) ?? 0) + at;
        const likeness = dot(vector, vectors, place * width) / (SCALE * length);
        const list = likenesses.get(id) ?? [];
        list.push(likeness);
        likenesses.set(id, list);
      });
      return [...likenesses]
        .map(([id, list]) => ({ id, likeness: together(list) }))
        .sort((a, b) => b.likeness - a.likeness);
    },
  };
}

/** The likest ask counts most, and a card that several asks speak for is surer. */
function together(likenesses: readonly number[]): number {
  const best = likenesses.toSorted((a, b) => b - a).slice(0, BEST);
  return (
    OF_BEST * (best[0] ?? -1) + (1 - OF_BEST) * (best.reduce((sum, one) => sum + one, 0) / Math.max(1, best.length))
  );
}
const BEST = 3;
const OF_BEST = 0.6;

function dot(query: Float32Array, vectors: Int8Array, start: number): number {
  let sum = 0;
  for (let at = 0; at < query.length; at += 1) sum += (query[at] ?? 0) * (vectors[start + at] ?? 0);
  return sum;
}
