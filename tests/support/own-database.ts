import pg from "pg";
import { createDatabaseClient } from "@/lib/server/database-client";
import { newId } from "@/lib/shared/ids";
import type { PrismaClient } from "@/prisma/client/client";

/** For tests that change shared data (all keys, all seeds): a copy that no other test sees. */
export interface OwnDatabase {
  readonly url: string;
  readonly db: PrismaClient;
  /** For a separate process. */
  readonly address: string;
  readonly query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;
  /** Closes all connections, so that the database can be copied; the next query reconnects. */
  readonly rest: () => Promise<void>;
  readonly drop: () => Promise<void>;
}

/**
 * `like`: the address of the database to copy, which must have no connections; by default the
 * migrated and seeded template.
 */
export async function createOwnDatabase(like = process.env.TEST_TEMPLATE_URL ?? ""): Promise<OwnDatabase> {
  const template = new URL(like);
  const name = `own_${newId().replaceAll("-", "")}`;
  await asAdmin(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  const address = new URL(template);
  address.pathname = `/${name}`;
  const db = createDatabaseClient(address.href);
  const pool = new pg.Pool({ connectionString: address.href, max: 1 });
  // The pool replaces a connection that the server closed; without a listener, the event would end
  // the process.
  pool.on("error", () => {});
  return {
    url: address.href,
    db,
    address: address.href,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    async rest() {
      const mine = `datname = '${name}'`;
      await asAdmin(template, `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE ${mine}`);
    },
    async drop() {
      await db.$disconnect();
      await pool.end();
      await asAdmin(template, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

/** Makes the product and `query` use this database from now on, in this test file. */
export function workOn({ db, url }: OwnDatabase): void {
  (globalThis as { willowDatabase?: PrismaClient }).willowDatabase = db;
  process.env.DATABASE_URL = url;
}

async function asAdmin(template: URL, sql: string): Promise<void> {
  const address = new URL(template);
  address.pathname = "/postgres";
  const admin = new pg.Client({ connectionString: address.href });
  await admin.connect();
  try {
    await admin.query(sql);
  } finally {
    await admin.end();
  }
}
