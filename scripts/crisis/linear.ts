import type { Features } from "../../lib/features/safety/voter/features";
import { PLACES } from "../../lib/features/safety/voter/features";

/** Mulberry32: small, fast, and the same on every machine. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function shuffle(order: number[], random: () => number): void {
  for (let at = order.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
}

/** Texts as sparse rows, flat: those of row `r` lie from `starts[r]` to `starts[r + 1]`. */
export interface Rows {
  readonly starts: Int32Array;
  readonly places: Int32Array;
  readonly values: Float32Array;
}

export function rowsOf(texts: readonly Features[], placeOf: (place: number) => number = (place) => place): Rows {
  const starts = new Int32Array(texts.length + 1);
  texts.forEach(({ places }, at) => {
    starts[at + 1] = (starts[at] ?? 0) + places.length;
  });
  const places = new Int32Array(starts[texts.length] ?? 0);
  const values = new Float32Array(places.length);
  texts.forEach((text, at) => {
    places.set(text.places.map(placeOf), starts[at]);
    values.set(text.values, starts[at]);
  });
  return { starts, places, values };
}

export interface Lesson {
  /** Row in {@link Rows}. */
  readonly row: number;
  readonly yes: boolean;
  /** How dear an error on this text is. */
  readonly weight: number;
}

const EPOCHS = 40;
/** Training ends when no text in an epoch pulled harder than this. */
const STILL = 0.02;

/**
 * A linear support vector machine with squared hinge loss, solved in the dual one text at a time (Hsieh et al. 2008, "A dual
 * coordinate descent method for large-scale linear SVM"). Deterministic for a seed. Returns one weight for each place.
 */
export function separate(rows: Rows, lessons: readonly Lesson[], seed: number, size: number = PLACES): Float32Array {
  const { starts, places, values } = rows;
  const weights = new Float32Array(size);
  const pulls = new Float64Array(lessons.length);
  const random = seeded(seed);
  const order = lessons.map((_, at) => at);
  const lengths = lessons.map(({ row, weight }) => {
    let sum = 1 / (2 * weight);
    for (let at = starts[row] ?? 0; at < (starts[row + 1] ?? 0); at += 1) sum += (values[at] ?? 0) ** 2;
    return sum;
  });
  for (let epoch = 0; epoch < EPOCHS; epoch += 1) {
    shuffle(order, random);
    let hardest = 0;
    for (const at of order) {
      const lesson = lessons[at];
      if (!lesson) continue;
      const { row, yes, weight } = lesson;
      const [from, to] = [starts[row] ?? 0, starts[row + 1] ?? 0];
      const side = yes ? 1 : -1;
      let sum = 0;
      for (let k = from; k < to; k += 1) sum += (weights[places[k] ?? 0] ?? 0) * (values[k] ?? 0);
      const pull = pulls[at] ?? 0;
      const slope = side * sum - 1 + pull / (2 * weight);
      const needed = pull === 0 ? Math.min(slope, 0) : slope;
      hardest = Math.max(hardest, Math.abs(needed));
      if (needed === 0) continue;
      const next = Math.max(pull - slope / (lengths[at] ?? 1), 0);
      pulls[at] = next;
      const step = (next - pull) * side;
      for (let k = from; k < to; k += 1) {
        const place = places[k] ?? 0;
        weights[place] = (weights[place] ?? 0) + step * (values[k] ?? 0);
      }
    }
    if (hardest < STILL) break;
  }
  return weights;
}

export function scoreOf({ starts, places, values }: Rows, row: number, weights: Float32Array): number {
  let sum = 0;
  for (let k = starts[row] ?? 0; k < (starts[row + 1] ?? 0); k += 1)
    sum += (weights[places[k] ?? 0] ?? 0) * (values[k] ?? 0);
  return sum;
}
