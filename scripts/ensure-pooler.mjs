// Provides PgBouncer for the test that runs several instances behind it; installed if it's missing
// and we are allowed to.
import { poolerPath } from "./lib/pooler.mjs";
import { run } from "./lib/processes.mjs";
import { Refusal, say } from "./lib/say.mjs";

const DEBIAN = "apt-get update && apt-get install -y --no-install-recommends pgbouncer";

/**
 * Without PgBouncer that test is skipped, which the final summary mentions; with REQUIRE_POOLER set
 * it must not be missing.
 */
export async function ensurePooler() {
  if (poolerPath()) return;
  if (
    process.getuid?.() === 0 &&
    (await run("sh", ["-c", "command -v apt-get >/dev/null"])) === 0
  ) {
    say("Installing PgBouncer for the tests …");
    await run("sh", ["-c", DEBIAN], { env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
  }
  if (poolerPath()) return;
  if (process.env.REQUIRE_POOLER)
    throw new Refusal("PgBouncer could not be installed, and the tests must have it.");
  say(
    "There is no PgBouncer: the test of several instances behind one is skipped (PGBOUNCER_PATH names one).",
  );
}
