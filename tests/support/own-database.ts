import pg from "pg";
import { createDatabaseClient } from "@/lib/server/database-client";
import { newId } from "@/lib/shared/ids";
import type { PrismaClient } from "@/prisma/client/client";

/** For tests that change what everybody shares (all keys, all seeds): a copy that no other test sees. */
export interface OwnDatabase {
  readonly db: PrismaClient;
  /** For a process of its own. */
  readonly address: string;
  readonly query: <Row extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<Row[]>;
  readonly drop: () => Promise<void>;
}

export async function createOwnDatabase(): Promise<OwnDatabase> {
  const template = new URL(process.env.TEST_TEMPLATE_URL ?? "");
  const name = `own_${newId().replaceAll("-", "")}`;
  await asAdmin(template, `CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
  const address = new URL(template);
  address.pathname = `/${name}`;
  const db = createDatabaseClient(address.href);
  const pool = new pg.Pool({ connectionString: address.href, max: 1 });
  return {
    db,
    address: address.href,
    query: async (sql, values) => (await pool.query(sql, values)).rows,
    async drop() {
      await db.$disconnect();
      await pool.end();
      await asAdmin(template, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
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
