// npm run verify: what CI runs, in the order of what is quick to mend. Every step runs, so that one look shows all that is
// wrong. Ends with one line that sums over the checks, Jest and Playwright.

import { mkdirSync, rmSync } from "node:fs";
import { runMain } from "./lib/ending.mjs";
import { readJson } from "./lib/files.mjs";
import { bin, inRoot } from "./lib/paths.mjs";
import { ensurePrismaClient } from "./lib/prisma.mjs";
import { run } from "./lib/processes.mjs";
import { bold, say } from "./lib/say.mjs";

const RESULTS = inRoot(".verify");
const JEST = `${RESULTS}/jest.json`;
const PLAYWRIGHT = `${RESULTS}/playwright.json`;

const CHECKS = [
  ["Types", bin("tsc"), ["--noEmit", "-p", "."]],
  ["Lint and format", bin("biome"), ["ci", "--colors=off", "--max-diagnostics=50", "."]],
  ["Imports", bin("depcruise"), ["app", "components", "lib", "middleware.ts", "--output-type", "err"]],
  ["Sources", process.execPath, ["scripts/check-sources.mjs"]],
  ["Claims", bin("tsx"), ["scripts/claims/check-claims.ts"]],
];
const REQUIREMENTS = ["Requirements", bin("tsx"), ["scripts/requirements.ts"]];

const countsOfJest = () => {
  const report = readJson(JEST);
  if (!report) return { passed: 0, failed: 1, skipped: 0 };
  // A suite that does not even start has no test in it, and must not pass for that.
  const broken = report.numRuntimeErrorTestSuites;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
  };
};

const countsOfPlaywright = () => {
  const stats = readJson(PLAYWRIGHT)?.stats;
  if (!stats) return { passed: 0, failed: 1, skipped: 0 };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, skipped: stats.skipped };
};

async function step([name, command, args], counts) {
  const startedAt = Date.now();
  say(`\n${bold(name)}`);
  const code = await run(command, args, { cwd: inRoot() });
  say(`${name}: ${code === 0 ? "passed" : "failed"} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
  if (!counts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const counted = counts();
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

await runMain(async () => {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await ensurePrismaClient();
  const results = [];
  for (const check of CHECKS) results.push(await step(check));
  results.push(
    await step(["Unit and integration tests", bin("jest"), ["--json", `--outputFile=${JEST}`]], countsOfJest),
  );
  results.push(await step(["Browser tests", bin("playwright"), ["test"]], countsOfPlaywright));
  results.push(await step(REQUIREMENTS));
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  say(`\n${sum("passed")} passed, ${sum("failed")} failed, ${sum("skipped")} skipped`);
  process.exitCode = sum("failed") === 0 ? 0 : 1;
});
