import { loadEnvConfig } from "@next/env";
import type { Ctx } from "@/lib/ports/context";
import { createDatabaseClient } from "@/lib/server/database-client";
import { newId } from "@/lib/shared/ids";

/**
 * What an operator's command reaches: the database, and a name in the audit trail (`job:` and the
 * command's).
 */
export type OperatorCtx = Pick<Ctx, "actor" | "db" | "requestId" | "now">;

/**
 * What follows the command's name comes as `args`. Answers the exit code: 0, or 1 when it found
 * something wrong.
 */
export type Command = (ctx: OperatorCtx, args: readonly string[]) => Promise<number>;

export const operatorCtx = (db: Ctx["db"], name: string): OperatorCtx => ({
  db,
  actor: { kind: "job", name },
  requestId: newId(),
  now: () => new Date(),
});

/**
 * The command could not do its work. 1 is what a command answers that did it and found something
 * wrong.
 */
const COULD_NOT = 2;

/**
 * Runs one command against the database that the service itself uses: `.env` is read as `npm start`
 * reads it, and nothing is assumed. A demo's database is reached by `node scripts/with-database.mjs
 * npm run -s NAME`.
 */
export async function runCommand(name: string, command: Command): Promise<void> {
  loadEnvConfig(`${__dirname}/../..`, false, { info: () => {}, error: console.error });
  try {
    process.exitCode = await withDatabase((db) =>
      command(operatorCtx(db, name), process.argv.slice(2)),
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = COULD_NOT;
  }
}

async function withDatabase<T>(
  work: (db: ReturnType<typeof createDatabaseClient>) => Promise<T>,
): Promise<T> {
  const { DATABASE_URL } = process.env;
  if (!DATABASE_URL) throw new Error("DATABASE_URL is missing: which database? (.env.example)");
  const db = createDatabaseClient(DATABASE_URL);
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}
