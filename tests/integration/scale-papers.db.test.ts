import { existsSync, readdirSync, readFileSync } from "node:fs";
import { query } from "../support/database";

const SCALE = readFileSync("docs/scale.md", "utf8");
const SPREAD = SCALE.slice(SCALE.indexOf("## Spread by person"));
const DEPLOY = readFileSync("docs/deploy.md", "utf8");

/**
 * The rows of the table under "Spread by person": table name, the column it would be sharded by,
 * and whether it has that column.
 */
const placed = [...SPREAD.matchAll(/^\| `(\w+)` \| ([^|]+) \|([^|]*)\|/gm)].map(
  ([, table = "", by = "", has = ""]) => ({
    table,
    column: /^`(\w+)`/.exec(by)?.[1] ?? null,
    hasIt: has.trim() === "yes",
  }),
);

const named = (page: string): string[] =>
  [...page.matchAll(/`([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)`/g)].map(([, name = ""]) => name);

it("docs/scale.md says of every table where its rows lie when people are spread over machines", async () => {
  const rows = await query<{ table_name: string }>(
    "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'",
  );
  expect(placed.map(({ table }) => table).sort()).toEqual(rows.map(({ table_name }) => table_name).sort());
});

it("… by a column that is there where it says so, and is missing where it says that", async () => {
  const rows = await query<{ at: string }>(
    `SELECT table_name || '.' || column_name AS "at" FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const there = new Set(rows.map(({ at }) => at));
  const by = placed.filter(({ column }) => column !== null);
  expect(by.length).toBeGreaterThan(30);
  for (const { table, column, hasIt } of by) expect([table, there.has(`${table}.${column}`)]).toEqual([table, hasIt]);
});

it("docs/deploy.md names every job that a scheduler has to call, and none that is not there", () => {
  const jobs = readdirSync("app/api/cron").filter((name) => existsSync(`app/api/cron/${name}/route.ts`));
  const told = [...DEPLOY.matchAll(/^\| `\/api\/cron\/([\w-]+)` \|/gm)].map(([, name]) => name);
  expect(told.sort()).toEqual(jobs.sort());
});

it("docs/deploy.md says who needs each setting of .env.example", () => {
  const settings = [...readFileSync(".env.example", "utf8").matchAll(/^(?:# )?([A-Z][A-Z\d_]+)=/gm)].map(
    ([, name]) => name,
  );
  expect(settings.length).toBeGreaterThan(30);
  const table = DEPLOY.split("\n").filter((line) => line.startsWith("| `"));
  expect(named(table.map((line) => line.split("|")[1]).join(" ")).sort()).toEqual(settings.sort());
});

it("docs/deploy.md says what each event of the log means, and names none that is not logged", () => {
  const tables = DEPLOY.slice(DEPLOY.indexOf("## What to watch"), DEPLOY.indexOf("## When something outside is away"));
  const told = [...tables.matchAll(/`([a-z]+(?:-[a-z]+)+)`/g)].map(([, event = ""]) => event);
  expect(told.length).toBeGreaterThan(30);
  const sources = readdirSync("lib", { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".test.ts"))
    .map((path) => readFileSync(`lib/${path}`, "utf8"));
  const logged = new Set(
    sources.flatMap((source) =>
      [...source.matchAll(/\blog\(?\)?\.\w+\("([\w-]+)"|createLog\(\)\.\w+\("([\w-]+)"/g)].map(([, a, b]) => a ?? b),
    ),
  );
  expect(told.filter((event) => !logged.has(event))).toEqual([]);
  expect([...logged].filter((event) => !tables.includes(`\`${event}\``)).sort()).toEqual([
    "conversation-ended",
    "reads-not-prepared",
    "request",
    "signed-in",
    "signed-out",
  ]);
});
