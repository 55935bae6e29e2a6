import type { Db } from "@/lib/ports/db";
import type { PrismaClient } from "@/prisma/client/client";
import { createDatabaseClient } from "./database-client";
import { env } from "./env";

export { isDatabaseAway } from "./database-away";

/**
 * Survives the module reloads of watch mode, which would otherwise leave one pool behind per
 * change.
 */
const kept = globalThis as { willowDatabase?: PrismaClient };

/** The process's one client. */
export function db(): PrismaClient {
  kept.willowDatabase ??= createDatabaseClient(env().DATABASE_URL);
  return kept.willowDatabase;
}

/** Prisma hands out transactions that can open another one; what they never can is connect. */
const isPool = (on: Db): on is PrismaClient => "$connect" in on;

/** Runs `work` in a transaction of its own, or inside the one that `on` already is. */
export function inTransaction<T>(on: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return isPool(on) ? on.$transaction((tx) => work(tx)) : work(on);
}
