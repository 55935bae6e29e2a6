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
    failureOf(nowhere.$transaction((tx) => tx.user.findFirst())),
  ]);
  expect(failures.map((failure) => isDatabaseAway(failure))).toEqual([true, true, true]);
  await nowhere.$disconnect();
});

it("a connection that is cut in the middle is away, and the next query finds a new one", async () => {
  const running = failureOf(db().$queryRaw`SELECT 'cut me' FROM pg_sleep(4)`);
  let cut: unknown[] = [];
  while (cut.length === 0) {
    cut = await query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'SELECT ''cut me''%' AND datname = current_database()",
    );
  }
  expect(isDatabaseAway(await running)).toBe(true);
  await expect(db().user.count()).resolves.toEqual(expect.any(Number));
});

it("a refused row is no absence of the database", async () => {
  const email = `${newId()}@example.org`;
  await db().user.create({ data: { email } });
  expect(isDatabaseAway(await failureOf(db().user.create({ data: { email } })))).toBe(false);
  expect(isDatabaseAway(await failureOf(db().$queryRaw`SELECT 1 / 0`))).toBe(false);
  expect(isDatabaseAway(new Error("anything else"))).toBe(false);
});
