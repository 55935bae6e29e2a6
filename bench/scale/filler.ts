import type { Amounts } from "./amounts";

/** One table's filler: how many rows, and the statement that writes them all. */
export interface Filler {
  readonly table: string;
  readonly rows: (amounts: Amounts) => number;
  /** Takes `n` from 1 to the number of rows. */
  readonly insert: (amounts: Amounts) => string;
}

/** Random to look at, and any table can reckon it; of the form that ids have. */
export const id = (of: string, n: string): string =>
  `overlay(overlay(md5('${of}' || (${n})) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;

/** Somebody of the filler, from 1 on. */
export const personId = (n: string): string => id("person", n);

/**
 * Everybody in turn, so that what belongs to one person lies apart, as it does when people come and
 * go.
 */
export const inTurn = (n: string, { filler }: Amounts): string => personId(`1 + ${n} % ${filler}`);

/** Evenly over so many days until yesterday, in the order of `n`. */
export const over = (days: number, n: string, count: number): string =>
  `date_trunc('second', now()) - interval '1 day' - interval '${days} days' * (1 - ${n}::float8 / ${count})`;

/** As long as what is sealed; it is read by nobody. */
export const sealed = (characters: number): string => `repeat('x', ${characters})`;
