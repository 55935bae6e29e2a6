import { loadEnvConfig } from "@next/env";
import type { Ctx } from "@/lib/ports/context";
import { createDatabaseClient } from "@/lib/server/database-client";
import { newId } from "@/lib/shared/ids";

/**
 * Everything an operator's command can use: the database, and an actor name for the audit trail
 * (`job:` and the command's name).
 */
export type OperatorCtx = Pick<Ctx, "actor" | "db" | "requestId" | "now">;

/**
 * Receives the arguments after the command's name as `args`. Returns the exit code: 0, or 1 if it
 * found something wrong.
 */
export type Command = (ctx: OperatorCtx, args: readonly string[]) => Promise<number>;

export const operatorCtx = (db: Ctx["db"], name: string): OperatorCtx => ({
  db,
  actor: { kind: "job", name },
  requestId: newId(),
  now: () => new Date(),
});

/**
 * Thrown if the command couldn't do its work. Exit code 1 means that it could and found something
 * wrong.
 */
const COULD_NOT = 2;

/**
 * Runs one command against the service's own database: `.env` is read as `npm start` reads it, and
 * nothing is assumed. For a demo's database use `node scripts/with-database.mjs npm run -s NAME`.
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
