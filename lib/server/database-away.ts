/**
 * Prisma's codes for a database that's unreachable, dropped the connection, or had no free one in
 * time.
 */
const PRISMA_CODES = new Set(["P1001", "P1002", "P1008", "P1011", "P1017", "P2024", "P2028"]);
const SOCKET_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EPIPE",
  "EHOSTUNREACH",
]);
/**
 * Classes 08 (connection), 53 (resources) and 57P (shutdown, crash, starting up). 25P03 ends an
 * idle transaction. 55P03 is a row that another request locked for too long, which the next attempt
 * will find free. 25006 is a read-only server, such as a standby before it takes over. A deadlock
 * (40P01) doesn't count, because the database is up and a crisis it refused can be recorded at
 * once.
 */
const SQLSTATE = /^(08|53)...$|^57P0[1-5]$|^25P03$|^25006$|^55P03$/;
/** The driver adapter's names for the same errors, because Prisma only says "raw query failed". */
const KINDS = new Set([
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
]);
/** Messages of `pg` and `pg-pool` errors that have no code. */
const SENTENCES =
  /timeout exceeded when trying to connect|Query read timeout|Connection terminated|Client was closed|not queryable/i;

const DEEPEST = 6;

/**
 * Whether an error means the database is away. The response is then 503 with Retry-After, and the
 * request is worth retrying with the same key. A statement that the server itself canceled (57014)
 * doesn't count, because the database is up and the statement was bad.
 */
export function isDatabaseAway(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > DEEPEST) return false;
  const { code, originalCode, kind, message, cause, meta, errors, driverAdapterError } =
    error as Record<string, unknown>;
  for (const found of [code, originalCode]) {
    if (
      typeof found === "string" &&
      (PRISMA_CODES.has(found) || SOCKET_CODES.has(found) || SQLSTATE.test(found))
    ) {
      return true;
    }
  }
  if (typeof kind === "string" && KINDS.has(kind)) return true;
  if (typeof message === "string" && SENTENCES.test(message)) return true;
  const inner = [cause, meta, driverAdapterError, ...(Array.isArray(errors) ? errors : [])];
  return inner.some((nested) => isDatabaseAway(nested, depth + 1));
}
