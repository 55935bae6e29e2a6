import { Prisma, type PrismaClient } from "@/prisma/client/client";

/**
 * The connection repositories use: the pool, or the transaction a verb runs in. Verbs only pass it
 * on, and only `repository.ts` files call Prisma's own methods (checked by the import rules).
 */
export type Db = PrismaClient | Prisma.TransactionClient;

type Driver = (text: string, values: unknown[]) => Promise<{ readonly rows: unknown[] }>;

const drivers = new WeakMap<Db, Driver>();

/** Registers the driver behind a client, for `readRows` and `writeRows`. */
export function readsBy(client: PrismaClient, driver: Driver): void {
  drivers.set(client, driver);
}

type Statement = <Row>(
  db: Db,
) => (parts: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;

/** The driver would format a Date in the machine's time zone, digit by digit. */
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
 * Runs a plain SELECT without Prisma, for reads made on every request or by polling pages, because
 * Prisma's overhead on such a read costs several times the driver's own work. Inside a transaction
 * it uses Prisma's raw query, so it stays part of the transaction. Supports columns of text,
 * numbers that fit JavaScript, booleans, timestamps and JSON. Cast enums to text, and ids in
 * conditions to uuid. Keep the statement's text constant between calls, because the server caches
 * its plan.
 */
export const readRows: Statement = pastPrisma;

/**
 * The same for a single atomic statement that writes and returns its RETURNING columns. If the
 * server doesn't know its prepared form, it fails before doing anything, so it can be sent again.
 */
export const writeRows: Statement = pastPrisma;

/**
 * Serializes work under one name until the caller's transaction ends. For "read, then insert if
 * missing", because a missing row can't be locked.
 */
export async function lockName(db: Db, name: string): Promise<void> {
  await db.$queryRaw`SELECT pg_advisory_xact_lock(hashtext(${name}))::text`;
}

/**
 * A subquery with one value, for the statement that loads the signed-in person. In it, `u` is that
 * person's `users` row.
 */
export type ExtraRead = Prisma.Sql;

/**
 * A count made in that same statement. Given the name of the person's row, it returns `count` and
 * `windowStart`.
 */
export type ExtraCount = (who: Prisma.Sql) => Prisma.Sql;
