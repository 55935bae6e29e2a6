import { SEALED_COLUMNS } from "@/lib/shared/stored-columns";
import type { OwnDatabase } from "@/tests/support/own-database";

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const TIME = /\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::[\d.]+)?(?:Z|[+-]\d\d(?::\d\d)?)?/g;
/** Columns with random or sequential values, in addition to ids and times. */
const DRAWN = new Set(["seq", "hash", "tokenHash", "wrapped", "sid", "requestId", "lastError"]);

type Row = Readonly<Record<string, unknown>>;

export interface Picture {
  /** Each table's rows as strings in a fixed order. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
  readonly rows: number;
}

const sealedIn = (table: string): readonly string[] =>
  (SEALED_COLUMNS as Record<string, readonly string[]>)[table] ?? [];

/** Every id in a database. */
export async function idsIn(own: OwnDatabase): Promise<ReadonlySet<string>> {
  const ids = new Set<string>();
  for (const { rows } of await everything(own)) {
    for (const row of rows) for (const id of JSON.stringify(row).match(UUID) ?? []) ids.add(id);
  }
  return ids;
}

/**
 * A database's contents without the parts that differ between two runs of the same work: times, ids
 * that aren't in `known`, and sealed values, of which only their presence is kept.
 */
export async function pictureOf(own: OwnDatabase, known: ReadonlySet<string>): Promise<Picture> {
  const tables: Record<string, string[]> = {};
  let count = 0;
  for (const { table, rows } of await everything(own)) {
    tables[table] = rows.map((row) => lineOf(table, row, known)).sort();
    count += rows.length;
  }
  return { tables, rows: count };
}

function lineOf(table: string, row: Row, known: ReadonlySet<string>): string {
  const sealed = new Set(sealedIn(table));
  const cells = Object.entries(row).map(([name, value]) => {
    if (value === null) return [name, null];
    if (sealed.has(name)) return [name, "sealed"];
    if (DRAWN.has(name)) return [name, "drawn"];
    return [name, value];
  });
  return JSON.stringify(Object.fromEntries(cells))
    .replace(TIME, "time")
    .replace(UUID, (id) => (known.has(id) ? id : "new"));
}

async function everything(own: OwnDatabase): Promise<{ table: string; rows: Row[] }[]> {
  const tables = await own.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
  );
  const all: { table: string; rows: Row[] }[] = [];
  for (const { name } of tables) {
    const rows = await own.query<{ row: Row }>(`SELECT to_jsonb(t) AS row FROM "${name}" t`);
    all.push({ table: name, rows: rows.map(({ row }) => row) });
  }
  return all;
}
