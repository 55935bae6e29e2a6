import { readRows } from "@/lib/ports/db";
import { newId } from "@/lib/shared/ids";
import { query } from "@/tests/support/database";
import { createDatabaseClient } from "./database-client";
import { db, inTransaction, isDatabaseAway } from "./db";

const named = (email: string) => query("SELECT 1 FROM users WHERE email = $1", [email]);
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

it("every connection carries the time limits", async () => {
  const rows = await db().$queryRaw`SELECT current_setting('statement_timeout') AS statement,
    current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle`;
  expect(rows).toEqual([{ statement: "5s", lock: "2s", idle: "10s" }]);
});

it("a transaction inside another one joins it, and both vanish together", async () => {
  const [outer, inner] = [`${newId()}@example.org`, `${newId()}@example.org`];
  const run = inTransaction(db(), async (tx) => {
    await tx.user.create({ data: { email: outer } });
    await inTransaction(tx, (same) => same.user.create({ data: { email: inner } }));
    throw new Error("changed our mind");
  });
  await expect(run).rejects.toThrow("changed our mind");
  expect(await named(outer)).toEqual([]);
  expect(await named(inner)).toEqual([]);
});

it("a transaction that ends well is there for everybody", async () => {
  const email = `${newId()}@example.org`;
  await inTransaction(db(), (tx) => tx.user.create({ data: { email } }));
  expect(await named(email)).toHaveLength(1);
});

it("a database that nobody answers for is away, in plain queries, raw ones and transactions", async () => {
  const nowhere = createDatabaseClient("postgresql://postgres:postgres@127.0.0.1:1/none");
  const failures = await Promise.all([
    failureOf(nowhere.user.findFirst()),
    failureOf(nowhere.$queryRaw`SELECT 1`),
    failureOf(readRows(nowhere)`SELECT 1`),
    failureOf(nowhere.$transaction((tx) => tx.user.findFirst())),
  ]);
  expect(failures.map((failure) => isDatabaseAway(failure))).toEqual([true, true, true, true]);
  await nowhere.$disconnect();
});

it.each([
  ["Prisma", () => db().$queryRaw`SELECT 'cut me' FROM pg_sleep(4)`],
  ["the driver", () => readRows(db())`SELECT 'cut me' FROM pg_sleep(4)`],
] as const)(
  "a connection of %s that is cut in the middle is away, and the next query finds a new one",
  async (_, ask) => {
    const running = failureOf(ask());
    let cut: unknown[] = [];
    while (cut.length === 0) {
      cut = await query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT ''cut me''%' AND datname = current_database()",
      );
    }
    expect(isDatabaseAway(await running)).toBe(true);
    await expect(db().user.count()).resolves.toEqual(expect.any(Number));
  },
);

describe("rows past Prisma", () => {
  interface Row {
    readonly id: string;
    readonly createdAt: Date;
    readonly active: boolean;
    readonly tier: string;
  }
  const rowOf = (on: Parameters<typeof readRows>[0], id: string, before: Date) =>
    readRows<Row>(on)`
      SELECT "id", "createdAt", "active", "subscriptionTier"::text AS tier FROM users
      WHERE "id" = ${id}::uuid AND "createdAt" < ${before}::timestamptz`;

  it("are what Prisma would have read, values kept apart from the words", async () => {
    const { id, createdAt } = await db().user.create({ data: { email: `${newId()}@example.org` } });
    const before = new Date(createdAt.getTime() + 1);
    expect(await rowOf(db(), id, before)).toEqual([{ id, createdAt, active: true, tier: "free" }]);
    expect(await rowOf(db(), id, createdAt)).toEqual([]);
    expect(await readRows(db())`SELECT ${"'; DROP TABLE users; --"}::text AS said`).toEqual([
      { said: "'; DROP TABLE users; --" },
    ]);
  });

  it("in a transaction see what it has written, and nobody else does", async () => {
    const id = newId();
    const later = new Date(Date.now() + 60_000);
    await inTransaction(db(), async (tx) => {
      await tx.user.create({ data: { id, email: `${id}@example.org` } });
      expect(await rowOf(tx, id, later)).toHaveLength(1);
      expect(await rowOf(db(), id, later)).toEqual([]);
    });
  });
});

it("a refused row is no absence of the database", async () => {
  const email = `${newId()}@example.org`;
  await db().user.create({ data: { email } });
  expect(isDatabaseAway(await failureOf(db().user.create({ data: { email } })))).toBe(false);
  expect(isDatabaseAway(await failureOf(db().$queryRaw`SELECT 1 / 0`))).toBe(false);
  expect(isDatabaseAway(new Error("anything else"))).toBe(false);
});
