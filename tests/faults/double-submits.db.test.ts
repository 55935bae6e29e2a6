import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { newId } from "@/lib/shared/ids";
import { setLocalKeys } from "@/tests/factories/payments";
import { setModelServer } from "@/tests/factories/talkers";
import { type ModelServer, startModelServer } from "@/tests/fakes/model-server";
import type { LocalStripe } from "@/tests/fakes/stripe/controls";
import { startLocalStripe } from "@/tests/fakes/stripe/server";
import { query } from "@/tests/support/database";
import { often, printFigures, secondsSince } from "@/tests/support/figures";
import { type Answered, ask } from "@/tests/support/request";
import { CREATIONS, type Creation } from "./creations";

/** Calls whose doubles would be worst are sent fifty times in every run, the others less often. */
const FIFTY = new Set(["chat/message", "mood", "relationship-messages", "pt/generate-routine"]);
const timesOf = (name: string): number => (FIFTY.has(name) ? 50 : often(10, 50));

/** Calls whose own tests cover duplicates. */
const ELSEWHERE = new Set(["shares"]);

let server: ModelServer;
let stripe: LocalStripe;
beforeAll(async () => {
  [server, stripe] = [await startModelServer(), await startLocalStripe()];
  setModelServer(server);
  setLocalKeys(stripe);
  await query("DELETE FROM model_health");
});
afterAll(async () => {
  await Promise.all([server.close(), stripe.close()]);
});

type Rows = Record<string, number>;

/** Counters, and the rows of a routine, whose number depends on its plan. */
const LEFT_OUT = ["rate_limits", "model_health", "_prisma_migrations", "routine_exercises"];

/** The number of rows in each table. */
async function rows(): Promise<Rows> {
  const tables = await query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname = 'public' AND tablename NOT IN (${LEFT_OUT.map((name) => `'${name}'`).join(", ")})`,
  );
  const counts = tables.map(({ name }) => `SELECT '${name}' AS name, count(*)::int AS count FROM ${name}`);
  const found = await query<{ name: string; count: number }>(counts.join(" UNION ALL "));
  return Object.fromEntries(found.map(({ name, count }) => [name, count]));
}

const growth = (before: Rows, after: Rows): Rows =>
  Object.fromEntries(
    Object.entries(after).flatMap(([name, count]) => {
      const more = count - (before[name] ?? 0);
      return more === 0 ? [] : [[name, more]];
    }),
  );

const modelCalls = (): number => server.requests.length + server.questions.length;

/**
 * Sends the same request repeatedly at the same time with one key; returns the answers and what was
 * stored.
 */
async function submit({ handler, ready }: Creation, times: number) {
  const { body, cookie, params, headers } = await ready();
  const key = { "idempotency-key": newId() };
  const [before, asked] = [await rows(), modelCalls()];
  const send = () => ask(handler, { method: "POST", body, cookie, params, headers: { ...headers, ...key } });
  const answers = await Promise.all(Array.from({ length: times }, send));
  return { answers, left: growth(before, await rows()), asked: modelCalls() - asked };
}

/** Refusals that ask an impatient client to try again. */
const RETRYABLE_STATUSES = new Set([429, 503]);
const isDone = ({ status }: Answered): boolean => status === 200 || status === 201;

/** The number of rows, in any table, that differ from a single submit's. */
const extraRows = (left: Rows, once: Rows): number =>
  [...new Set([...Object.keys(left), ...Object.keys(once)])].reduce(
    (sum, name) => sum + Math.abs((left[name] ?? 0) - (once[name] ?? 0)),
    0,
  );

const totals = { calls: 0, submits: 0, extra: 0, extraCalls: 0 };
const started = performance.now();

it.each(Object.entries(CREATIONS))(
  "API-09 submitted many times at once under one key, %s is done once",
  async (name, creation) => {
    const once = await submit(creation, 1);
    expect(once.answers.map(isDone)).toEqual([true]);
    const times = timesOf(name);
    const many = await submit(creation, times);
    totals.calls += 1;
    totals.submits += times;
    totals.extra += extraRows(many.left, once.left);
    totals.extraCalls += many.asked - once.asked;
    expect(many.left).toEqual(once.left);
    expect(many.asked).toBe(once.asked);
    const done = many.answers.filter(isDone);
    for (const answer of done) expect(answer.json()).toEqual(done[0]?.json());
    for (const { status, text } of many.answers) {
      if (!isDone({ status } as Answered)) expect([RETRYABLE_STATUSES.has(status), text]).toEqual([true, text]);
    }
  },
  60_000,
);

it("knows every call that takes a key", () => {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "app/api"], { encoding: "utf8" });
  const takingOne = files
    .split("\n")
    .filter((path) => path.endsWith("/route.ts") && /creates: true|POST: streamRoute/.test(readFileSync(path, "utf8")))
    .map((path) => path.slice("app/api/".length, -"/route.ts".length))
    .filter((path) => !ELSEWHERE.has(path));
  expect(Object.keys(CREATIONS).sort()).toEqual(takingOne.sort());
  printFigures("double submits", {
    ...{ calls: totals.calls, submits: totals.submits, "extra rows": totals.extra },
    ...{ "extra model calls": totals.extraCalls, "took s": secondsSince(started) },
  });
});
