import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

/** The demo that playwright.config.ts starts for the run. */
export const PORT = Number(process.env.E2E_PORT ?? 4310);
export const DATA_DIR = process.env.E2E_DATA_DIR ?? ".data-e2e";

/** The password of the demo's database. */
export const databasePassword = (): string =>
  JSON.parse(readFileSync(join(DATA_DIR, "secrets.json"), "utf8")).databasePassword;

/** The address of the demo's database, or of another one on the same server. */
export const databaseAddress = (name = "willow", port = PORT + 2): string =>
  `postgresql://willow:${encodeURIComponent(databasePassword())}@127.0.0.1:${port}/${name}`;

/**
 * Queries the demo's database directly: for data that pages must not show, and data that must have
 * been stored.
 */
export async function rows<Row extends pg.QueryResultRow>(
  sql: string,
  values: unknown[] = [],
  address = databaseAddress(),
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await (values.length > 0 ? client.query<Row>(sql, values) : client.query<Row>(sql))).rows;
  } finally {
    await client.end();
  }
}

/** The texts of all mails to an address, from the demo's mail files. */
export function mailsTo(address: string): string[] {
  const directory = join(DATA_DIR, "mail");
  let names: string[] = [];
  try {
    names = readdirSync(directory).filter((name) => name.endsWith(".eml"));
  } catch {
    return [];
  }
  const mails = names.map((name) => readFileSync(join(directory, name), "utf8"));
  return mails.filter((mail) => mail.includes(`To: ${address}`));
}
