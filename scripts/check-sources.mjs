// Source rules that no linter has: length, a closed vocabulary of feature files, no count over
// everyone's rows, no private address in the lockfile.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { inRoot } from "./lib/paths.mjs";

const LONGEST = 400;
const AIMS = { median: 60, p95: 250 };
/**
 * Files of a feature that aren't verbs; every other file of a feature is one verb, or a part of one
 * and named for it.
 */
const FORBIDDEN_NAMES = /^(index|utils?|helpers?|service|misc|common)\.(ts|tsx|mjs)$/;

const tracked = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
  cwd: inRoot(),
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => path && existsSync(inRoot(path)));
const sources = tracked.filter((path) => /\.(ts|tsx|mjs)$/.test(path));
const lengths = sources.map((path) => ({
  path,
  lines: readFileSync(inRoot(path), "utf8").split("\n").length - 1,
}));

const sorted = lengths.map(({ lines }) => lines).sort((a, b) => a - b);
const quantile = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

const lock = readFileSync(inRoot("package-lock.json"), "utf8");
const problems = [
  ...lengths
    .filter(({ lines }) => lines > LONGEST)
    .map(({ path, lines }) => `${path} has ${lines} lines (most: ${LONGEST})`),
  ...sources
    .filter((path) => FORBIDDEN_NAMES.test(basename(path)))
    .map((path) => `${path}: a name that says nothing`),
  ...sources
    .filter((path) =>
      /@ts-(ignore|nocheck|expect-error)\b|\bas any\b|: any\b/.test(
        readFileSync(inRoot(path), "utf8"),
      ),
    )
    .filter((path) => path !== "scripts/check-sources.mjs")
    .map((path) => `${path} switches the type check off`),
  // Prisma joins such a count over the whole table, which grows with everyone's rows
  // (docs/performance.md, "Growth").
  ...sources
    .filter((path) => /\b_count: \{\s*select:/.test(readFileSync(inRoot(path), "utf8")))
    .map(
      (path) =>
        `${path} counts a relation of everybody's rows: use groupBy with the ids, or EXISTS`,
    ),
  ...(/"resolved": "https?:/.test(lock) ? ["package-lock.json names a registry's host"] : []),
];
if (quantile(0.5) > AIMS.median)
  problems.push(`the median file has ${quantile(0.5)} lines (aim: ${AIMS.median})`);
if (quantile(0.95) > AIMS.p95)
  problems.push(`the 95th percentile is ${quantile(0.95)} lines (aim: ${AIMS.p95})`);

console.log(
  `${sources.length} files, median ${quantile(0.5)}, 95th percentile ${quantile(0.95)}, longest ${sorted.at(-1)} lines`,
);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
