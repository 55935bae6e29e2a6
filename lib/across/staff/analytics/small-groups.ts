import { SMALLEST_GROUP } from "./constants";
import type { Cell } from "./types";

/** A count and the number of people behind it. */
export interface Count {
  readonly count: number;
  readonly people: number;
}

export const NOBODY: Count = { count: 0, people: 0 };

/** The count, or null if fewer than five people are behind it. */
export const cellOf = ({ count, people }: Count): Cell => (people < SMALLEST_GROUP ? null : count);

export interface Breakdown<P extends string> {
  readonly total: Cell;
  readonly parts: Readonly<Record<P, Cell>>;
}

/**
 * A total with the parts that add up to it. A single hidden part could be computed by subtracting
 * the others from the total, so the smallest of the others is hidden too, even if several are
 * hidden already. Parts may share people, so several small ones only reveal that the largest of
 * them is among them.
 */
export function breakdownOf<P extends string>(
  total: Count,
  parts: Readonly<Record<P, Count>>,
): Breakdown<P> {
  const entries = Object.entries<Count>(parts) as [P, Count][];
  const hidden = new Set(
    entries.filter(([, part]) => total.people < SMALLEST_GROUP || part.people < SMALLEST_GROUP),
  );
  const rest = entries
    .filter((entry) => !hidden.has(entry))
    .sort(([, one], [, other]) => one.people - other.people);
  const tellsOnSomebody =
    [...hidden].some(([, { people }]) => people > 0) && total.people >= SMALLEST_GROUP;
  const [smallest] = rest;
  if (tellsOnSomebody && smallest) hidden.add(smallest);
  const cells = entries.map((entry): [P, Cell] => [
    entry[0],
    hidden.has(entry) ? null : entry[1].count,
  ]);
  return { total: cellOf(total), parts: Object.fromEntries(cells) as Record<P, Cell> };
}

/** Sum of the visible cells. Null if none is visible. */
export function sumShown(cells: readonly Cell[]): Cell {
  const shown = cells.filter((cell): cell is number => cell !== null);
  return shown.length === 0 ? null : shown.reduce((sum, cell) => sum + cell, 0);
}
