import { PrismaPg } from "@prisma/adapter-pg";
import type { ClientBase } from "pg";
import { readsBy } from "@/lib/ports/db";
import { PrismaClient } from "@/prisma/client/client";
import { createLog } from "./log";
import { PatientPool } from "./patient-pool";
import { preparedReads } from "./prepared-reads";

const CONNECT_MS = 3_000;
const POOL_MAX = 5;
/**
 * The process gives up before the server does, so that a database that hangs is answered with 503
 * within 5 s.
 */
const ANSWER_MS = 4_500;

/**
 * A pooler in transaction mode refuses connections that ask for limits at start-up, so they are set
 * by the first statement of a new connection. Behind such a pooler they stick to whichever server
 * connection ran it; all of the product's connections want the same limits, so none gets wrong
 * ones, and `ANSWER_MS` holds for every one of them.
 */
const LIMITS =
  "SET statement_timeout = '5s'; SET lock_timeout = '2s'; SET idle_in_transaction_session_timeout = '10s'";

/**
 * A client with its own pool. The product has one per process, see `db`; scripts and tests make and
 * close theirs.
 */
export function createDatabaseClient(url: string): PrismaClient {
  const pool = new PatientPool(
    {
      connectionString: url,
      max: POOL_MAX,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      onConnect: async (connection: ClientBase) => {
        await connection.query(LIMITS);
      },
    },
    { connectMs: CONNECT_MS, answerMs: ANSWER_MS },
  );
  // An idle connection that the server ends is replaced by the pool; unheard, the event would end
  // the process.
  pool.on("error", () => {});
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    // The pool's patience ends first; this limit goes by the clock and would count what the process
    // itself was busy with.
    transactionOptions: { maxWait: 2 * ANSWER_MS, timeout: 10_000 },
  });
  const told = () => createLog().info("reads-not-prepared");
  readsBy(
    client,
    preparedReads((statement) => pool.query(statement), told),
  );
  return client;
}
