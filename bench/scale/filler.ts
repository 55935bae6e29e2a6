import type { Amounts } from "./amounts";

/** One table's filler: the number of rows, and the statement that inserts them all. */
export interface Filler {
  readonly table: string;
  readonly rows: (amounts: Amounts) => number;
  /** Uses `n` from 1 to the number of rows. */
  readonly insert: (amounts: Amounts) => string;
}

/** An id that looks random, but that any table can recompute; in the form of real ids. */
export const id = (of: string, n: string): string =>
  `overlay(overlay(md5('${of}' || (${n})) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

/** A filler person, counted from 1. */
export const personId = (n: string): string => id("person", n);

/** Cycles through everyone, so that one person's rows are spread out, as they are in real use. */
export const inTurn = (n: string, { filler }: Amounts): string => personId(`1 + ${n} % ${filler}`);

/** Spreads rows evenly over this many days up to yesterday, in the order of `n`. */
export const over = (days: number, n: string, count: number): string =>
  `date_trunc('second', now()) - interval '1 day' - interval '${days} days' * (1 - ${n}::float8 / ${count})`;

/** Filler as long as sealed text; no one reads it. */
export const sealed = (characters: number): string => `repeat('x', ${characters})`;
