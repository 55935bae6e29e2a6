import { type CrisisKind, KINDS, SEVERITIES, type Severity } from "../constants";
import { BLOCKS, type Features, PLACES } from "./features";

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

const LAYOUT = Object.values(BLOCKS);

/** How much a text sounds like danger: 1 is where training put the clear ones, -1 the calm ones. */
export function riskOf({ risk, bias }: Model, { places, values }: Features): number {
  let sum = bias;
  // The places come block by block; the first of all is the bias.
  let at = 1;
  for (const [block, { from, size }] of LAYOUT.entries()) {
    const { max, bytes } = risk[block] ?? NO_TABLE;
    const end = from + size;
    for (; at < places.length; at += 1) {
      const place = places[at] ?? end;
      if (place >= end) break;
      sum += max * factor(bytes[place - from] ?? 0) * (values[at] ?? 0);
    }
  }
  return sum;
}

const NO_TABLE: Table = { max: 0, bytes: new Int8Array() };

/** The same with a small table. */
export function smallScore({ max, bytes }: Table, { places, values }: Features): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1)
    sum += factor(bytes[smallPlace(places[at] ?? 0)] ?? 0) * (values[at] ?? 0);
  return max * sum;
}
