// One real PostgreSQL for the whole run: migrated and seeded once, then copied for each worker
// (tests/support/each-file.ts).
import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { forgetCluster } from "../../scripts/lib/cluster.mjs";
import { openDataDir } from "../../scripts/lib/data-dir.mjs";
import { bin, inRoot } from "../../scripts/lib/paths.mjs";
import { freePort } from "../../scripts/lib/ports.mjs";
import { openPostgres } from "../../scripts/lib/postgres.mjs";

export default async function setup() {
  const directory = mkdtempSync(join(tmpdir(), "willow-test-"));
  // The database server runs as its own user, who needs access.
  chmodSync(directory, 0o711);
  const server = await openPostgres(openDataDir({ DATA_DIR: directory }), await freePort());
  const env = { ...process.env, DATABASE_URL: server.address() };
  execFileSync(bin("prisma"), ["migrate", "deploy"], { env, cwd: inRoot(), stdio: "pipe" });
  execFileSync(bin("tsx"), ["prisma/seed/run.ts"], { env: { ...env, ...testSecrets() }, cwd: inRoot(), stdio: "pipe" });
  process.env.TEST_TEMPLATE_URL = server.address();
  // Files that tests write go here, so that they're deleted with the run.
  process.env.TEST_FILES = join(directory, "files");
  mkdirSync(process.env.TEST_FILES);
  globalThis.willowTestDatabase = {
    async stop() {
      await server.stop();
      forgetCluster(directory);
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The seeds use the same key as the tests (tests/support/environment.ts). */
function testSecrets() {
  process.env.TEST_ENCRYPTION_KEYS = `test:${Buffer.alloc(32, 7).toString("base64")}`;
  return {
    SEED_DEMO_PEOPLE: "0",
    APP_URL: "http://localhost:3000",
    AUTH_SECRET: "a secret for tests and nothing else",
    CRON_SECRET: "a cron secret for tests only",
    ENCRYPTION_KEYS: process.env.TEST_ENCRYPTION_KEYS,
    OIDC_ISSUER: "http://localhost:3001",
    OIDC_CLIENT_ID: "willow",
    OIDC_CLIENT_SECRET: "a client secret for tests",
  };
}
