import { query } from "../support/database";

interface ColumnRow {
  readonly column_name: string;
  readonly udt_name: string;
  readonly is_nullable: "YES" | "NO";
  readonly column_default: string | null;
}

/**
 * A table's columns as short strings: "mood Mood", "notes text?", "moodScore int4 = 5". A question
 * mark allows null; a generated default (ids, times) reads "= generated".
 */
export async function columnsOf(table: string): Promise<string[]> {
  const rows = await query<ColumnRow>(
    `SELECT column_name, udt_name, is_nullable, column_default FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 ORDER BY ordinal_position`,
    [table],
  );
  return rows.map(({ column_name, udt_name, is_nullable, column_default }) => {
    const type = udt_name.startsWith("_") ? `${udt_name.slice(1)}[]` : udt_name;
    const standard = column_default === null ? "" : ` = ${readable(column_default)}`;
    return `${column_name} ${type}${is_nullable === "YES" ? "?" : ""}${standard}`;
  });
}

function readable(standard: string): string {
  if (/gen_random_uuid|CURRENT_TIMESTAMP|nextval/.test(standard)) return "generated";
  const [, quoted] = /^'(.*)'::/.exec(standard) ?? [];
  if (quoted !== undefined) return quoted;
  return /^ARRAY\[\]/.test(standard) ? "{}" : standard;
}

/** Columns covered by one unique index or primary key, as "a, b"; partial indexes are omitted. */
export async function uniquesOf(table: string): Promise<string[]> {
  const rows = await query<{ columns: string }>(
    `SELECT string_agg(a.attname, ', ' ORDER BY k.place) AS columns
     FROM pg_index i
     CROSS JOIN LATERAL unnest(i.indkey) WITH ORDINALITY AS k(attnum, place)
     JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.attnum
     WHERE i.indrelid = $1::regclass AND i.indisunique AND i.indpred IS NULL GROUP BY i.indexrelid`,
    [table],
  );
  return rows.map(({ columns }) => columns);
}

export async function enumValues(type: string): Promise<string[]> {
  const rows = await query<{ enumlabel: string }>(
    `SELECT enumlabel FROM pg_enum JOIN pg_type t ON t.oid = enumtypid WHERE t.typname = $1 ORDER BY enumsortorder`,
    [type],
  );
  return rows.map(({ enumlabel }) => enumlabel);
}
