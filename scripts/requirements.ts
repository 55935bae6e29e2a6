import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Requirement, readCatalogue } from "./requirements/catalogue";
import { provenIds, readResults, titlesWithTooMany } from "./requirements/results";

/**
 * Traces docs/requirements.md to the titles of tests (contract 9). Prints per group how many lines have a passing test and
 * which have none; fails when a line that once had one lost it, or a title names more than three lines.
 *
 *   npm run requirements                 after `npm test` (reads what the runners wrote to .verify/)
 *   npm run requirements -- --record     also remembers the lines that are proven now
 *   npm run requirements -- --group CHAT prints the open lines of one group with their texts
 */
const CATALOGUE = "docs/requirements.md";
const LEDGER = "docs/requirements-proven.txt";

const { values } = parseArgs({ options: { record: { type: "boolean" }, group: { type: "string" } } });

const catalogue = readCatalogue(CATALOGUE);
const results = readResults(".verify/jest.json", ".verify/playwright.json");
const proven = provenIds(results);
const remembered = existsSync(LEDGER) ? readFileSync(LEDGER, "utf8").split("\n").filter(Boolean) : [];

function printGroup(group: string, lines: readonly Requirement[]): void {
  const open = lines.filter(({ id }) => !proven.has(id));
  const numbers = open.map(({ id }) => id.slice(-2)).join(" ");
  console.log(
    `${group.padEnd(6)} ${String(lines.length).padStart(4)} ${String(lines.length - open.length).padStart(7)}   ${numbers}`,
  );
}

function printAll(): void {
  console.log("group  lines  proven   without a passing test");
  for (const group of new Set(catalogue.map((line) => line.group))) {
    printGroup(
      group,
      catalogue.filter((line) => line.group === group),
    );
  }
  console.log(`all    ${catalogue.length} lines, ${catalogue.filter(({ id }) => proven.has(id)).length} proven`);
}

function problems(): string[] {
  const known = new Set(catalogue.map(({ id }) => id));
  return [
    ...remembered.filter((id) => !proven.has(id)).map((id) => `${id} had a passing test and has none now`),
    ...[...proven].filter((id) => !known.has(id)).map((id) => `${id} stands in a test title but not in ${CATALOGUE}`),
    ...titlesWithTooMany(results).map((title) => `more than three lines in one title: ${title}`),
  ];
}

if (values.group) {
  for (const { id, text } of catalogue) {
    if (id.startsWith(`${values.group}-`) && !proven.has(id)) console.log(`${id} ${text}`);
  }
} else {
  printAll();
}
if (values.record) writeFileSync(LEDGER, `${[...new Set([...remembered, ...proven])].sort().join("\n")}\n`);
const found = problems();
for (const problem of found) console.error(problem);
process.exitCode = found.length > 0 ? 1 : 0;
