import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SPOKEN_LANGUAGES, type SpokenLanguage } from "@/lib/shared/languages";

/**
 * The vectors of all asks, made by `npm run guide:index` from content/<locale>/guide/asks and the
 * reader's weights. asks.json names the rows of asks.bin, each `width` bytes: a vector of length 1,
 * times 127.
 */
const manifest = z.object({
  /**
   * Hash of the reader.onnx that made the vectors; vectors from another model aren't comparable.
   */
  weights: z.string(),
  width: z.int(),
  rows: z.record(z.enum(SPOKEN_LANGUAGES), z.array(z.tuple([z.string(), z.string()]))),
});
export type Manifest = z.infer<typeof manifest>;

export const FILES = { rows: "asks.json", vectors: "asks.bin" } as const;
export const SCALE = 127;

/** A short name for an ask in asks.json, to avoid another copy of its text. */
export const nameOf = (ask: string): string =>
  createHash("sha256").update(ask).digest("base64url").slice(0, 8);

export interface AsksIndex {
  readonly weights: string;
  /** Ids and names of a language's asks, in the order of its files. */
  named(language: SpokenLanguage): readonly (readonly [id: string, name: string])[];
  /**
   * The best likeness of a text's vector with each id of the language, -1 to 1, the likest first.
   */
  nearest(vector: Float32Array, language: SpokenLanguage): readonly Near[];
}

export interface Near {
  readonly id: string;
  readonly likeness: number;
}

/** Null if the index wasn't built. */
export function readAsksIndex(folder: string): AsksIndex | null {
  // Next traces the files itself (outputFileTracingIncludes); the bundler's guess is the whole repository.
  const rowsFile = join(/* turbopackIgnore: true */ folder, FILES.rows);
  if (!existsSync(/* turbopackIgnore: true */ rowsFile)) return null;
  const { weights, width, rows } = manifest.parse(
    JSON.parse(readFileSync(/* turbopackIgnore: true */ rowsFile, "utf8")),
  );
  const bytes = readFileSync(
    /* turbopackIgnore: true */ join(/* turbopackIgnore: true */ folder, FILES.vectors),
  );
  const vectors = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
  const from = new Map<SpokenLanguage, number>();
  let row = 0;
  for (const language of SPOKEN_LANGUAGES) {
    from.set(language, row);
    row += rows[language].length;
  }
  if (row * width !== vectors.length)
    throw new Error(`${FILES.vectors} doesn't hold the ${row} rows of ${FILES.rows}`);
  return {
    weights,
    named: (language) => rows[language],
    nearest(vector, language) {
      const length = Math.hypot(...vector) || 1;
      const best = new Map<string, Best>();
      const start = from.get(language) ?? 0;
      rows[language].forEach(([id], at) => {
        const kept = best.get(id) ?? [-1, -1, -1, 0];
        if (kept[3] === 0) best.set(id, kept);
        keep(kept, dot(vector, vectors, (start + at) * width) / (SCALE * length));
      });
      return [...best]
        .map(([id, kept]) => ({ id, likeness: together(kept) }))
        .sort((a, b) => b.likeness - a.likeness);
    },
  };
}

/** The three best likenesses of an id, and how many there were. */
type Best = [first: number, second: number, third: number, count: number];

function keep(best: Best, likeness: number): void {
  best[3] += 1;
  if (likeness > best[0]) [best[0], best[1], best[2]] = [likeness, best[0], best[1]];
  else if (likeness > best[1]) [best[1], best[2]] = [likeness, best[1]];
  else if (likeness > best[2]) best[2] = likeness;
}

/** The most similar ask counts most, and a card backed by several asks is surer. */
function together([first, second, third, count]: Best): number {
  const mean =
    count >= 3 ? (first + second + third) / 3 : count === 2 ? (first + second) / 2 : first;
  return OF_BEST * first + (1 - OF_BEST) * mean;
}
const OF_BEST = 0.6;

function dot(query: Float32Array, vectors: Int8Array, start: number): number {
  let sum = 0;
  const { length } = query;
  for (let at = 0; at < length; at += 1)
    sum += (query[at] as number) * (vectors[start + at] as number);
  return sum;
}
