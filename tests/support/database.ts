import pg from "pg";

/**
 * A database of this worker's own, copied from the migrated and seeded one. Tests share it and keep out of each other's
 * way by making their own people, so that real commits, unique keys and concurrency can be tested (docs/decisions).
 *
 * @returns its address
 */
export async function ensureWorkerDatabase(): Promise<string> {
  const template = new URL(process.env.TEST_TEMPLATE_URL ?? "");
  const name = `worker_${process.env.JEST_WORKER_ID ?? "1"}`;
  const admin = new pg.Client({ connectionString: addressOf(template, "postgres") });
  await admin.connect();
  try {
    const { rowCount } = await admin.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (rowCount === 0) await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
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

/** For questions that the product never asks: reads the worker's database directly. */
export async function query<Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

/** Tables that hold the id in any uuid column, with the number of their rows. */
export async function rowsMentioning(id: string): Promise<Record<string, number>> {
  const columns = await query<{ table_name: string; column_name: string }>(
    "SELECT table_name, column_name FROM information_schema.columns WHERE table_schema = 'public' AND udt_name = 'uuid'",
  );
  const found: Record<string, number> = {};
  for (const { table_name, column_name } of columns) {
    const rows = await query(`SELECT 1 FROM ${table_name} WHERE "${column_name}" = $1`, [id]);
    if (rows.length > 0) found[table_name] = (found[table_name] ?? 0) + rows.length;
  }
  return found;
}
