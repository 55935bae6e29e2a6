// npm run test:soak [-- NAME]: what proves more the longer it runs, and takes too long for every push. Each step prints its figures;
// the seeds are random, and printed, so that what a night found can be run again (`SEED=…`).
import { runMain } from "./lib/ending.mjs";
import { bin, inRoot } from "./lib/paths.mjs";
import { ensurePrismaClient } from "./lib/prisma.mjs";
import { run } from "./lib/processes.mjs";
import { bold, Refusal, say } from "./lib/say.mjs";

/** One line a step: its name, and the command. */
const STEPS = {
  attacks: [bin("jest"), ["--testMatch", "<rootDir>/tests/security/**/*.soak.ts", "--testTimeout", "3600000"]],
  kill: [bin("tsx"), ["tests/resilience/kill.ts"]],
};

await runMain(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !(name in STEPS));
  if (unknown.length > 0) throw new Refusal(`There is no step ${unknown.join(", ")}: ${Object.keys(STEPS).join(", ")}`);
  await ensurePrismaClient();
  const failed = [];
  for (const [name, [command, args]] of Object.entries(STEPS)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    say(`\n${bold(name)}`);
    if ((await run(command, args, { cwd: inRoot() })) !== 0) failed.push(name);
  }
  say(failed.length === 0 ? "\nAll held." : `\nFailed: ${failed.join(", ")}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
});
