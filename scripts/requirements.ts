import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Requirement, readCatalogue, standingOf } from "./requirements/catalogue";
import { provenIds, readResults, titlesWithTooMany } from "./requirements/results";

/**
 * Traces docs/requirements.md to the titles of tests (contract 9). For each group, prints how many
 * lines have a passing test, how many say that they have none of their own because the tests of
 * other lines show them (counted separately, and only while those pass), and which are open. Fails
 * if a line that once had a test has lost it, or a title names more than three lines.
 *
 *   npm run requirements                 after `npm test` (reads the runners' reports in .verify/)
 *   npm run requirements -- --record     also records the lines that are proven now
 *   npm run requirements -- --group CHAT prints the open lines of one group with their texts
 */
const CATALOGUE = "docs/requirements.md";
const LEDGER = "docs/requirements-proven.txt";

const { values } = parseArgs({
  options: { record: { type: "boolean" }, group: { type: "string" } },
});

const catalogue = readCatalogue(CATALOGUE);
const results = readResults(".verify/jest.json", ".verify/playwright.json");
const proven = provenIds(results);
const remembered = existsSync(LEDGER)
  ? readFileSync(LEDGER, "utf8").split("\n").filter(Boolean)
  : [];

const standing = (line: Requirement) => standingOf(line, proven);
const count = (lines: readonly Requirement[], what: ReturnType<typeof standing>): number =>
  lines.filter((line) => standing(line) === what).length;

function printGroup(group: string, lines: readonly Requirement[]): void {
  const open = lines.filter((line) => standing(line) === "open").map(({ id }) => id.slice(-2));
  const figures = [
    String(lines.length).padStart(4),
    ...[count(lines, "proven"), count(lines, "shown")].map(cell),
  ];
  console.log(`${group.padEnd(6)} ${figures.join(" ")}   ${open.join(" ")}`);
}

const cell = (figure: number): string => String(figure || "").padStart(7);

function printAll(): void {
  console.log("group  lines  proven  others   without a passing test");
  for (const group of new Set(catalogue.map((line) => line.group))) {
    printGroup(
      group,
      catalogue.filter((line) => line.group === group),
    );
  }
  const [own, others, open] = (["proven", "shown", "open"] as const).map((what) =>
    count(catalogue, what),
  );
  console.log(
    `all    ${catalogue.length} lines, ${own} proven, ${others} without a test of their own but shown by other lines, ${open} open`,
  );
}

function problems(): string[] {
  const known = new Set(catalogue.map(({ id }) => id));
  return [
    ...remembered
      .filter((id) => !proven.has(id))
      .map((id) => `${id} had a passing test and has none now`),
    ...[...proven]
      .filter((id) => !known.has(id))
      .map((id) => `${id} stands in a test title but not in ${CATALOGUE}`),
    ...catalogue.flatMap(({ id, shownBy }) =>
      (shownBy ?? [])
        .filter((other) => !known.has(other))
        .map((other) => `${id} is shown by ${other}, which is no line`),
    ),
    ...titlesWithTooMany(results).map((title) => `more than three lines in one title: ${title}`),
  ];
}

if (values.group) {
  for (const line of catalogue) {
    if (line.id.startsWith(`${values.group}-`) && standing(line) === "open")
      console.log(`${line.id} ${line.text}`);
  }
} else {
  printAll();
}
if (values.record)
  writeFileSync(LEDGER, `${[...new Set([...remembered, ...proven])].sort().join("\n")}\n`);
const found = problems();
for (const problem of found) console.error(problem);
process.exitCode = found.length > 0 ? 1 : 0;
