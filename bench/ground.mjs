// The environment of a benchmark: a database of its own with the catalogs in it, and a production
// build of these sources. Rate limits stay on.
import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "../scripts/lib/build.mjs";
import { forgetCluster, openCluster } from "../scripts/lib/cluster.mjs";
import { openDataDir } from "../scripts/lib/data-dir.mjs";
import { demoEnvironment } from "../scripts/lib/demo-environment.mjs";
import { whenEnding } from "../scripts/lib/ending.mjs";
import { freePort } from "../scripts/lib/ports.mjs";
import { openPostgres } from "../scripts/lib/postgres.mjs";
import { postgresPrograms } from "../scripts/lib/postgres-programs.mjs";
import { ensurePrismaClient, migrate, seed } from "../scripts/lib/prisma.mjs";

/** @returns the environment for a measuring process, and the path of the database's log */
export async function openGround() {
  const directory = mkdtempSync(join(tmpdir(), "willow-bench-"));
  // The database server runs as its own user, who needs access.
  chmodSync(directory, 0o711);
  whenEnding(() => {
    forgetCluster(directory);
    rmSync(directory, { recursive: true, force: true });
  });
  const data = openDataDir({ DATA_DIR: directory });
  const database = await openPostgres(data, await freePort());
  whenEnding(() => database.stop());
  const port = await freePort();
  const settings = demoEnvironment(
    { ...process.env, DATABASE_URL: database.address() },
    { port, data },
  );
  const env = { ...settings, NODE_ENV: "production" };
  await ensurePrismaClient();
  await migrate(settings);
  await seed(settings);
  const place = await ensureBuild(env);
  return {
    env: { ...env, BUILD_DIR: place },
    databaseLog: openCluster(data, postgresPrograms()).log,
  };
}
