import pg from "pg";

/**
 * A database for this test file, copied from the migrated and seeded template, so that no file sees
 * another's data and their order doesn't matter. The tests in a file share it and create their own
 * people, so that real commits, unique keys and concurrency can be tested (docs/decisions).
 *
 * @returns its address
 */
export async function createWorkerDatabase(): Promise<string> {
  const template = new URL(process.env.TEST_TEMPLATE_URL ?? "");
  const name = `worker_${process.env.JEST_WORKER_ID ?? "1"}`;
  const admin = new pg.Client({ connectionString: addressOf(template, "postgres") });
  await admin.connect();
  try {
    await admin.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  } finally {
    await admin.end();
  }
  return addressOf(template, name);
}

function addressOf(template: URL, name: string): string {
  const address = new URL(template);
  address.pathname = `/${name}`;
  return address.href;
}

let pool: { readonly address: string | undefined; readonly connections: pg.Pool } | undefined;

/**
 * Connecting costs more than most queries, so connections are kept for the file unless it switches
 * to another database.
 */
function connections(): pg.Pool {
  const address = process.env.DATABASE_URL;
  if (pool && pool.address === address) return pool.connections;
  const opened = new pg.Pool({ connectionString: address, max: 4, allowExitOnIdle: true });
  // The pool replaces a connection that the server closed; without a listener, the event would end
  // the process.
  opened.on("error", () => {});
  void pool?.connections.end();
  pool = { address, connections: opened };
  return opened;
}

/** For queries that the product never makes: runs SQL on the file's database directly. */
export async function query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  return (await connections().query<Row>(sql, values)).rows;
}

/** Closes the connections that `query` opened. */
export async function hangUp(): Promise<void> {
  await pool?.connections.end();
  pool = undefined;
}

/**
 * The audit trail names people by id forever, and call counters for a day; people are told so
 * (decision 0044).
 */
const NAME_BY_ID = ["audit_events", "rate_limits"];

/**
 * Tables that contain the id in a uuid column or anywhere in text, with the number of rows;
 * excludes `NAME_BY_ID`.
 */
export async function rowsMentioning(id: string): Promise<Record<string, number>> {
  const columns = await query<{ table_name: string; column_name: string }>(
    `SELECT table_name, column_name FROM information_schema.columns
     WHERE table_schema = 'public' AND udt_name IN ('uuid', 'text', 'varchar') AND table_name <> ALL($1)`,
    [NAME_BY_ID],
  );
  const counts = columns.map(
    ({ table_name: table, column_name: column }) =>
      `SELECT '${table}' AS "table", count(*)::int AS "rows" FROM ${table} WHERE "${column}"::text LIKE $1`,
  );
  const found: Record<string, number> = {};
  for (const { table, rows } of await query<{ table: string; rows: number }>(counts.join(" UNION ALL "), [`%${id}%`])) {
    if (rows > 0) found[table] = (found[table] ?? 0) + rows;
  }
  return found;
}
