// The generated client, migrations and seeds: each is skipped if it's known to be done.
import {
  existsSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { withLock } from "./lock.mjs";
import { bin, inRoot } from "./paths.mjs";
import { run } from "./processes.mjs";
import { Refusal, say } from "./say.mjs";
import { fingerprintOf } from "./sources.mjs";

const CLIENT_STAMP = inRoot("prisma/client/.stamp");
const SEED_STAMP = "sources";

/** Runs a command quietly; its output is shown if it fails. */
async function quietly(what, command, args, env) {
  const directory = mkdtempSync(join(tmpdir(), "willow-"));
  const log = openSync(join(directory, "log"), "w");
  const code = await run(command, args, { cwd: inRoot(), env, stdio: ["ignore", log, log] });
  const output = readFileSync(join(directory, "log"), "utf8");
  rmSync(directory, { recursive: true, force: true });
  if (code === 0) return;
  console.error(output);
  throw new Refusal(`${what} failed; the message stands above.`);
}

const clientFingerprint = () =>
  fingerprintOf(["prisma/schema", "prisma.config.ts", "package-lock.json"]);

export async function ensurePrismaClient() {
  const wanted = clientFingerprint();
  const isFresh = () => existsSync(CLIENT_STAMP) && readFileSync(CLIENT_STAMP, "utf8") === wanted;
  if (isFresh()) return;
  await withLock(inRoot("node_modules/.generate.lock"), async () => {
    if (isFresh()) return;
    await quietly("Generating the database client", bin("prisma"), ["generate"], process.env);
    writeFileSync(CLIENT_STAMP, wanted);
  });
}

async function ask(databaseUrl, sql, values) {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    return (await client.query(sql, values)).rows;
  } catch (error) {
    if (error.code === "42P01") return []; // the table is not there yet
    throw error;
  } finally {
    await client.end();
  }
}

const migrationsOnDisk = () =>
  readdirSync(inRoot("prisma/migrations"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** Names of the migrations this database still lacks. */
export async function pendingMigrations(databaseUrl) {
  const rows = await ask(
    databaseUrl,
    "SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL",
  );
  const done = new Set(rows.map((row) => row.migration_name));
  return migrationsOnDisk().filter((name) => !done.has(name));
}

export async function migrate(env) {
  if ((await pendingMigrations(env.DATABASE_URL)).length === 0) return;
  say("Bringing the database up to date …");
  await quietly("Migrating the database", bin("prisma"), ["migrate", "deploy"], env);
}

export async function seed(env) {
  const wanted = fingerprintOf(
    [
      "prisma/seed",
      "prisma/migrations",
      "lib/shared",
      "lib/features/movement/library",
      "content/movement",
      "content/en/movement",
    ],
    "with the demo's people",
  );
  const [stamp] = await ask(env.DATABASE_URL, "SELECT hash FROM seed_stamps WHERE name = $1", [
    SEED_STAMP,
  ]);
  if (stamp?.hash === wanted) return;
  say("Filling in the catalogues and the demo's people …");
  await quietly("Seeding the database", bin("tsx"), ["prisma/seed/run.ts"], {
    ...env,
    SEED_DEMO_PEOPLE: "1",
  });
  await ask(
    env.DATABASE_URL,
    'INSERT INTO seed_stamps (name, hash) VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET hash = $2, "appliedAt" = now()',
    [SEED_STAMP, wanted],
  );
}
