import { type CrisisKind, KINDS, SEVERITIES, type Severity } from "../constants";
import { type BlockTally, damped, type Features, PLACES } from "./features";

/** What the voter can tell apart once it hears danger: one small table each. */
export const CRISIS_KINDS = KINDS.filter((kind): kind is CrisisKind => kind !== "none");
/** "At least moderate", "at least high", "imminent". */
export const STEPS_UP = SEVERITIES.slice(2) as readonly Exclude<Severity, "none" | "low">[];
export const SMALL = 1 << 16;

/** A table of weights in eight bits each: `max · sign(b) · (b / 127)²`, finer near nought, where most weights lie. */
export interface Table {
  readonly max: number;
  readonly bytes: Int8Array;
}

export interface Model {
  /** One table for each block of {@link BLOCKS}, in its order; together they say how much a text sounds like danger. */
  readonly risk: readonly Table[];
  /** What every text begins with. */
  readonly bias: number;
  /** In the order of {@link CRISIS_KINDS} and {@link STEPS_UP}; the last place of each is its bias. */
  readonly kinds: readonly Table[];
  readonly steps: readonly Table[];
}

const FACTORS = Float32Array.from({ length: 256 }, (_, at) => Math.sign(at - 128) * ((at - 128) / 127) ** 2);
const factor = (byte: number): number => FACTORS[byte + 128] ?? 0;

/** Packs weights into eight bits. */
export function pack(weights: Float32Array): Table {
  const max = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 1e-9);
  const byteOf = (weight: number): number => Math.sign(weight) * Math.round(127 * Math.sqrt(Math.abs(weight) / max));
  return { max, bytes: Int8Array.from(weights, byteOf) };
}

/** Where a place of the large table lies in a small one. */
export const smallPlace = (place: number): number =>
  place === PLACES - 1 ? SMALL - 1 : (Math.imul(place, 0x9e3779b1) >>> 16) % (SMALL - 1);

/**
 * How much a text sounds like danger: 1 is where training put the clear ones, -1 the calm ones.
 *
 * @param counted its features, a tally for each block
 */
export const riskOf = ({ risk, bias }: Model, counted: readonly BlockTally[]): number =>
  counted.reduce((sum, tally, block) => sum + scoreOf(risk[block] ?? NO_TABLE, tally), bias);

/** What one kind of features adds. They have length one together, times their share. */
function scoreOf({ max, bytes }: Table, { block, size, numbers, counts }: BlockTally): number {
  let sum = 0;
  let squares = 0;
  for (let entry = 0; entry < size; entry += 1) {
    const value = damped(counts[entry] ?? 0);
    sum += factor(bytes[(numbers[entry] ?? 0) - block.from] ?? 0) * value;
    squares += value * value;
  }
  return squares === 0 ? 0 : (max * block.share * sum) / Math.sqrt(squares);
}

const NO_TABLE: Table = { max: 0, bytes: new Int8Array() };

/** How much a text is of what a small table stands for. */
export function smallScore({ max, bytes }: Table, { places, values }: Features): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1)
    sum += factor(bytes[smallPlace(places[at] ?? 0)] ?? 0) * (values[at] ?? 0);
  return max * sum;
}
