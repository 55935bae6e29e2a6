// npm run test:soak [-- NAME…]: runs tests that prove more the longer they run, and take too long
// for every push. Each step prints its figures, and they're all repeated at the end. Seeds are
// random and printed, so that a nightly finding can be run again (`SEED=…`).
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runMain } from "./lib/ending.mjs";
import { bin, inRoot } from "./lib/paths.mjs";
import { ensurePrismaClient } from "./lib/prisma.mjs";
import { run } from "./lib/processes.mjs";
import { bold, Refusal, say } from "./lib/say.mjs";

/** A regular test at its large size (`often` in tests/support/figures.ts). */
const large = (path) => [bin("jest"), [path]];

/** Each step's name and command. */
const STEPS = {
  attacks: [
    bin("jest"),
    ["--testMatch", "<rootDir>/tests/security/**/*.soak.ts", "--testTimeout", "3600000"],
  ],
  model: large("tests/faults/model.db.test.ts"),
  injections: large("tests/faults/injections.db.test.ts"),
  doubles: large("tests/faults/double-submits.db.test.ts"),
  alerts: large("tests/faults/alerts.db.test.ts"),
  database: large("tests/faults/database-silent.db.test.ts"),
  payments: large("lib/features/billing/receive-event.db.test.ts"),
  guesses: large("app/api/admin/authenticate/pin-guesses.db.test.ts"),
  pause: [bin("tsx"), ["tests/resilience/pause.ts"]],
  kill: [bin("tsx"), ["tests/resilience/kill.ts"]],
};

function printAll(file) {
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  for (const { about, figures } of lines.map((line) => JSON.parse(line))) {
    const cells = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
    say(`${about.padEnd(34)} ${cells.join(" | ")}`);
  }
}

await runMain(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in STEPS));
  if (unknown.length > 0)
    throw new Refusal(`There is no step ${unknown.join(", ")}: ${Object.keys(STEPS).join(", ")}`);
  await ensurePrismaClient();
  const FIGURES_FILE = join(mkdtempSync(join(tmpdir(), "willow-soak-")), "figures.jsonl");
  const env = { ...process.env, SOAK: "1", FIGURES_FILE };
  const failed = [];
  for (const [name, [command, args]] of Object.entries(STEPS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    say(`\n${bold(name)}`);
    if ((await run(command, args, { cwd: inRoot(), env })) !== 0) failed.push(name);
  }
  say("");
  printAll(FIGURES_FILE);
  say(failed.length === 0 ? "\nAll held." : `\nFailed: ${failed.join(", ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
