import type { Client } from "pg";
import type { Amounts } from "./amounts";
import type { Filler } from "./filler";
import { PEOPLE } from "./filler-people";
import { RECORDS } from "./filler-records";

/** With fewer rows than this, the index is kept during the insert. */
const MADE_AGAIN_FROM = 10_000;

/**
 * Fills every table that grows with people, each with one statement. Foreign keys and the audit
 * trail's triggers are off in the meantime: the same arithmetic produces both ends of every
 * reference.
 */
export async function fill(db: Client, amounts: Amounts): Promise<void> {
  for (const set of ["session_replication_role = replica", "maintenance_work_mem = '1GB'"])
    await db.query(`SET ${set}`);
  for (const filler of [...PEOPLE, ...RECORDS]) await fillTable(db, filler, amounts);
  await db.query("VACUUM (ANALYZE)");
  await db.query("CHECKPOINT");
}

async function fillTable(
  db: Client,
  { table, rows, insert }: Filler,
  amounts: Amounts,
): Promise<void> {
  const count = rows(amounts);
  if (count === 0) return;
  const isMany = count >= MADE_AGAIN_FROM;
  // A not-ready index isn't updated by inserts, and REINDEX rebuilds it.
  if (isMany)
    await db.query("UPDATE pg_index SET indisready = false WHERE indrelid = $1::regclass", [table]);
  await db.query(`WITH series AS (SELECT generate_series(1, ${count}) AS n) ${insert(amounts)}`);
  if (isMany) await db.query(`REINDEX TABLE ${table}`);
}
