import type { MemberCtx } from "@/lib/ports/context";
import { labelsOf, type Table } from "./fields";
import type { Entry } from "./types";

type Values = Readonly<Record<string, unknown>>;

/** Picks the fields listed in `FIELDS`, in that order. Everything else stays out of the file. */
export function pickFields(table: Table, row: Values): Entry {
  const named = Object.keys(labelsOf(table)).filter((field) => row[field] !== undefined);
  return Object.fromEntries(named.map((field) => [field, row[field]]));
}

/**
 * Rows whose encrypted columns are opened by `open`. A damaged row is listed as unreadable, so the
 * person still gets everything else.
 */
export async function* openRows<R extends { readonly id: string }>(
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
    return pickFields(table, { ...row, ...open(row) });
  } catch {
    ctx.log.warn("export-unreadable", { table, id: row.id });
    return { id: row.id, unreadable: true };
  }
}
