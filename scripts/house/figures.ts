// `npm run house`: prints the figures that the code base is measured by (docs/architecture.md), as
// one table.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const git = (...args: string[]): string[] =>
  execFileSync("git", ["ls-files", "-co", "--exclude-standard", ...args], { encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "" && existsSync(path));

const IS_TEST = /\.test\.tsx?$|\.spec\.ts$|\.fixture\.ts$|^tests\//;
const sources = git("--", "app", "components", "lib", "scripts", "bench", "*.ts", "*.mjs")
  .filter((path) => /\.(?:tsx?|mjs)$/.test(path) && !IS_TEST.test(path))
  .map((path) => ({ path, text: readFileSync(path, "utf8") }));

const lengths = sources
  .map(({ text }) => text.split("\n").length - 1)
  .toSorted((one, other) => one - other);
const quantile = (share: number): number =>
  lengths[Math.min(lengths.length - 1, Math.floor(lengths.length * share))] ?? 0;
const share = (count: number, of: number): string => `${((100 * count) / of).toFixed(1)} %`;
const matches = (pattern: RegExp, within = sources): number =>
  within.reduce((sum, { text }) => sum + (text.match(pattern)?.length ?? 0), 0);

/** Opening words that make a comment hard to read the first time. */
const RIDDLES = /(?:\/\*\*?[\s*]*|(?<![:\w"'`])\/\/ *)(?:What|Whoever|Whatever|Of|Beside)\b/g;
const COMMENTS = /\/\*\*|(?<![:\w"'`])\/\/ /g;
const MAX_COLUMNS = 100;

const product = sources.filter(({ path }) => /^(?:app|components|lib)\//.test(path));
const wide = product.reduce(
  (sum, { text }) => sum + text.split("\n").filter((line) => line.length > MAX_COLUMNS).length,
  0,
);
const words = (paths: readonly string[]): number =>
  paths.reduce(
    (sum, path) => sum + readFileSync(path, "utf8").split(/\s+/).filter(Boolean).length,
    0,
  );

/** Documents that commands generate, and the form with a row for each line of a standard. */
const PRINTED = /docs\/(?:(?:requirements|data-map|licences)\.md|transcripts\/.*)$/;
const FORM = /docs\/asvs\.md$/;
const docs = git("--", "docs/*.md", "README.md", "CONTRIBUTING.md");

const cruised = JSON.parse(
  execFileSync(
    "npx",
    ["depcruise", "app", "components", "lib", "middleware.ts", "--output-type", "json"],
    { encoding: "utf8", maxBuffer: 1e9 },
  ),
) as { summary: { violations: { rule: { name: string } }[] } };
const broken = cruised.summary.violations.map(({ rule }) => rule.name);

const ROWS: readonly (readonly [what: string, figure: string | number, aim: string])[] = [
  ["arrows that go up", broken.filter((name) => name !== "no-cycles").length, "0"],
  ["cycles", broken.filter((name) => name === "no-cycles").length, "0"],
  ["`any`", matches(/\bas\sany\b|:\sany\b/g, product), "0"],
  ["lines a file, median", quantile(0.5), "40-60"],
  ["lines a file, 95th percentile", quantile(0.95), "180"],
  ["lines a file, most", lengths.at(-1) ?? 0, "400"],
  [
    "files of 15 lines or fewer",
    share(lengths.filter((n) => n <= 15).length, lengths.length),
    "12 %",
  ],
  ["lines over 100 columns in the product", wide, "0 in code"],
  ["comments that begin as riddles", share(matches(RIDDLES), matches(COMMENTS)), "0 %"],
  ["places with raw SQL", matches(/\$(?:query|execute)Raw(?:Unsafe)?\b/g, product), "a handful"],
  [
    "words of documents, written",
    words(docs.filter((path) => !PRINTED.test(path) && !FORM.test(path))),
    "30000",
  ],
  ["words of the ASVS form", words(docs.filter((path) => FORM.test(path))), "-"],
  ["words of documents, printed", words(docs.filter((path) => PRINTED.test(path))), "-"],
];

for (const [what, figure, aim] of ROWS)
  console.log(`${what.padEnd(42)}${String(figure).padStart(10)}   aim ${aim}`);
