import { PrismaPg } from "@prisma/adapter-pg";
import type { ClientBase } from "pg";
import { readsBy } from "@/lib/ports/db";
import { PrismaClient } from "@/prisma/client/client";
import { createLog } from "./log";
import { PatientPool } from "./patient-pool";
import { preparedQueries } from "./prepared-reads";

const CONNECT_MS = 3_000;
const POOL_MAX = 5;
/** The process gives up before the server does, so a hung database leads to a 503 within 5 s. */
const ANSWER_MS = 4_500;

/**
 * Set in the first statement of each new connection, because a pooler in transaction mode rejects
 * connections with startup options. Behind such a pooler the limits stick to whichever server
 * connection ran the statement. That's safe, because all of the product's connections want the same
 * limits, and `ANSWER_MS` applies to every one anyway.
 */
const LIMITS =
  "SET statement_timeout = '5s'; SET lock_timeout = '2s'; SET idle_in_transaction_session_timeout = '10s'";

/**
 * A client with its own pool. The product has one per process (see `db`); scripts and tests create
 * and close their own.
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
  // The pool replaces an idle connection that the server closes. Without a listener, the error
  // event would crash the process.
  pool.on("error", () => {});
  const client = new PrismaClient({
    adapter: new PrismaPg(pool, { disposeExternalPool: true }),
    // The pool gives up first. This limit uses wall-clock time, which includes time when the
    // process itself was busy.
    transactionOptions: { maxWait: 2 * ANSWER_MS, timeout: 10_000 },
  });
  const told = () => createLog().info("reads-not-prepared");
  readsBy(
    client,
    preparedQueries((statement) => pool.query(statement), told),
  );
  return client;
}
