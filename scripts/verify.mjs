// npm run verify: the same as CI, with the steps that are quickest to fix first. Every step runs,
// so that one run shows everything that is wrong. A failed test runs a second time, alone; it's
// named at the end, and more than a few of them fail the whole run (decision 0055). Ends with one
// line that totals the checks, Jest and Playwright.

import { randomInt } from "node:crypto";
import { mkdirSync, rmSync } from "node:fs";
import { runMain } from "./lib/ending.mjs";
import { readJson, writeWhole } from "./lib/files.mjs";
import { bin, inRoot } from "./lib/paths.mjs";
import { ensurePrismaClient } from "./lib/prisma.mjs";
import { run } from "./lib/processes.mjs";
import * as reports from "./lib/reports.mjs";
import { bold, say } from "./lib/say.mjs";

const RESULTS = inRoot(".verify");
const JEST = `${RESULTS}/jest.json`;
const JEST_AGAIN = `${RESULTS}/jest-again.json`;
const PLAYWRIGHT = `${RESULTS}/playwright.json`;

/**
 * Maximum number of tests that need a second run: one may be a race, several are a fault of the
 * product or the machine.
 */
const MAX_UNSTEADY = 3;

const CHECKS = [
  ["Types", bin("tsc"), ["--noEmit", "-p", "."]],
  ["Lint and format", bin("biome"), ["ci", "--colors=off", "--max-diagnostics=50", "."]],
  [
    "Imports",
    bin("depcruise"),
    ["app", "components", "lib", "middleware.ts", "--output-type", "err"],
  ],
  ["Unused", bin("knip"), ["--no-progress", "--no-config-hints"]],
  ["Sources", process.execPath, ["scripts/check-sources.mjs"]],
  ["Claims", bin("tsx"), ["scripts/claims/check-claims.ts"]],
];
const REQUIREMENTS = ["Requirements", bin("tsx"), ["scripts/requirements.ts"]];

async function step([name, command, args, env], counts) {
  const startedAt = Date.now();
  say(`\n${bold(name)}`);
  const code = await run(command, args, { cwd: inRoot(), env: { ...process.env, ...env } });
  say(
    `${name}: ${code === 0 ? "passed" : "failed"} in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`,
  );
  if (!counts) return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  const counted = counts();
  return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
}

/** Both runs use the same seed: a failure caused by random input isn't a race. */
const SEED = { TEST_SEED: process.env.TEST_SEED ?? String(randomInt(2 ** 31 - 1)) };

const jest = (file, ...more) => [bin("jest"), ["--json", `--outputFile=${file}`, ...more], SEED];

/** Runs all files in parallel, then reruns the failed ones alone. */
async function unitTests() {
  const counted = await step(["Unit and integration tests", ...jest(JEST)], () =>
    reports.countsOfJest(readJson(JEST)),
  );
  const first = readJson(JEST);
  const failed = first ? reports.failedFiles(first) : [];
  if (failed.length === 0 || failed.length > MAX_UNSTEADY)
    return { counted, unsteady: [], report: first };
  const again = jest(JEST_AGAIN, "--runInBand", "--runTestsByPath", ...failed);
  let last = first;
  const after = await step(["Unit and integration tests that failed, alone", ...again], () => {
    last = reports.withSecondRun(first, readJson(JEST_AGAIN));
    return reports.countsOfJest(last);
  });
  writeWhole(JEST, JSON.stringify(last));
  return { counted: after, unsteady: reports.unsteadyInJest(first, last), report: last };
}

async function browserTests() {
  const counted = await step(
    ["Browser tests", bin("playwright"), ["test"], { TEST_TWICE: "1" }],
    () => reports.countsOfPlaywright(readJson(PLAYWRIGHT)),
  );
  const report = readJson(PLAYWRIGHT);
  return {
    counted,
    unsteady: reports.unsteadyInPlaywright(report),
    failed: reports.failedInPlaywright(report),
  };
}

function list(heading, names) {
  if (names.length > 0) say(`\n${bold(heading)}\n${names.map((name) => `  ${name}`).join("\n")}`);
}

await runMain(async () => {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  await ensurePrismaClient();
  const results = [];
  for (const check of CHECKS) results.push(await step(check));
  const units = await unitTests();
  const browser = await browserTests();
  results.push(units.counted, browser.counted, await step(REQUIREMENTS));
  const unsteady = [...units.unsteady, ...browser.unsteady];
  say(`\nChance began at TEST_SEED=${SEED.TEST_SEED}`);
  list("Failed", [...(units.report ? reports.failedInJest(units.report) : []), ...browser.failed]);
  list(`Passed only when run again (at most ${MAX_UNSTEADY} may)`, unsteady);
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  const failed = sum("failed") + (unsteady.length > MAX_UNSTEADY ? unsteady.length : 0);
  say(`\n${sum("passed")} passed, ${failed} failed, ${sum("skipped")} skipped`);
  process.exitCode = failed === 0 ? 0 : 1;
});
