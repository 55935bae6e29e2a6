import { Prisma, type PrismaClient } from "@/prisma/client/client";

/**
 * What repositories read and write through: the pool, or the transaction that a verb runs in. Verbs
 * only hand it on; Prisma's own methods are called in `repository.ts` files alone (checked by the
 * import rules).
 */
export type Db = PrismaClient | Prisma.TransactionClient;

type Driver = (text: string, values: unknown[]) => Promise<{ readonly rows: unknown[] }>;

const drivers = new WeakMap<Db, Driver>();

/** Names the driver below a client, for `readRows` and `writeRows`. */
export function readsBy(client: PrismaClient, driver: Driver): void {
  drivers.set(client, driver);
}

type Statement = <Row>(
  db: Db,
) => (parts: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;

/** The driver would write a moment in the zone of the machine, digit by digit. */
const asText = (value: unknown): unknown => (value instanceof Date ? value.toISOString() : value);

const pastPrisma: Statement =
  <Row>(db: Db) =>
  async (parts: TemplateStringsArray, ...values: unknown[]): Promise<Row[]> => {
    const driver = drivers.get(db);
    if (!driver) return db.$queryRaw<Row[]>(parts, ...values);
    const statement = Prisma.sql(parts, ...values);
    return (await driver(statement.text, statement.values.map(asText))).rows as Row[];
  };

/**
 * Rows of a plain SELECT, for what every request or a page that asks again and again reads: past
 * Prisma, whose part of such a read is several times the driver's. In a transaction it is Prisma's
 * own raw query, so that it stays in there. For columns of text, numbers that JavaScript holds,
 * truth values, moments and JSON; enumerations are cast to text, ids in the condition to uuid. The
 * text of a statement should not change from call to call: the server keeps what it made of it.
 */
export const readRows: Statement = pastPrisma;

/**
 * The same for one statement that writes, all of it or nothing, and answers what it names in
 * RETURNING. Where a prepared one was not known it failed before it did anything, so that it can be
 * sent again.
 */
export const writeRows: Statement = pastPrisma;

/**
 * Work under one name is done one after the other, until the caller's transaction ends. For "read,
 * then insert if it is not there": what is not there yet has no row to lock.
 */
export async function lockName(db: Db, name: string): Promise<void> {
  await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${name}))::text`;
}

/**
 * A subquery for the statement that finds out who asks, in which `u` is that person's row of
 * `users`; one value.
 */
export type Beside = Prisma.Sql;

/**
 * A count that the same statement makes of them: given the name of that person's row, it answers
 * `count` and `windowStart`.
 */
export type Counted = (who: Prisma.Sql) => Prisma.Sql;
