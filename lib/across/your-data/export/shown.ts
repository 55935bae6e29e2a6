import type { MemberCtx } from "@/lib/ports/context";
import { labelsOf, type Table } from "./fields";
import type { Entry } from "./types";

type Values = Readonly<Record<string, unknown>>;

/** Of a row what `FIELDS` names, in its order: whatever else stands in it stays here. */
export function shown(table: Table, row: Values): Entry {
  const named = Object.keys(labelsOf(table)).filter((field) => row[field] !== undefined);
  return Object.fromEntries(named.map((field) => [field, row[field]]));
}

/**
 * Rows with their sealed columns opened by `open`. One that does not open, because it was damaged,
 * is said to be there and not readable: it must not keep the person from all the rest.
 */
export async function* opened<R extends { readonly id: string }>(
  ctx: MemberCtx,
  table: Table,
  rows: AsyncIterable<R> | Iterable<R>,
  open: (row: R) => Values = () => ({}),
): AsyncGenerator<Entry> {
  for await (const row of rows) yield openedRow(ctx, table, row, open);
}

function openedRow<R extends { readonly id: string }>(
  ctx: MemberCtx,
  table: Table,
  row: R,
  open: (row: R) => Values,
): Entry {
  try {
    return shown(table, { ...row, ...open(row) });
  } catch {
    ctx.log.warn("export-unreadable", { table, id: row.id });
    return { id: row.id, unreadable: true };
  }
}
