import type { Db } from "@/lib/ports/db";
import type { PrismaClient } from "@/prisma/client/client";
import { createDatabaseClient } from "./database-client";
import { env } from "./env";

export { isDatabaseAway } from "./database-away";

/** Survives module reloads in watch mode, which would otherwise leak one pool per change. */
const kept = globalThis as { willowDatabase?: PrismaClient };

/** The process's only client. */
export function db(): PrismaClient {
  kept.willowDatabase ??= createDatabaseClient(env().DATABASE_URL);
  return kept.willowDatabase;
}

/** Prisma's transactions can open nested ones, but only a client can connect. */
const isPool = (on: Db): on is PrismaClient => "$connect" in on;

/** Runs `work` in a new transaction, or in `on` if that already is one. */
export function inTransaction<T>(on: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  return isPool(on) ? on.$transaction((tx) => work(tx)) : work(on);
}
