import { readFileSync } from "node:fs";
import { type AsvsLine, countOf, problemsOf, readLines } from "./proofs/asvs-lines";
import { missingFrom, namedIn } from "./proofs/named";

/**
 * `npm run asvs`: summarizes docs/asvs.md by chapter and checks that everything it references
 * exists. Exits with 1 if not.
 */
const PAGE = "docs/asvs.md";

const markdown = readFileSync(PAGE, "utf8");
const lines = readLines(markdown);
const problems = [...problemsOf(markdown), ...missingFrom(namedIn(markdown))];

const cells = (some: readonly AsvsLine[]): string =>
  [
    some.length,
    countOf(some, "test"),
    countOf(some, "design"),
    countOf(some, "n/a"),
    countOf(some, "open"),
  ]
    .map((figure) => String(figure).padStart(7))
    .join("");

console.log("chapter  lines   test design    n/a   open");
for (const chapter of new Set(lines.map(({ id }) => id.split(".")[0]))) {
  console.log(
    `V${chapter}`.padEnd(7) + cells(lines.filter(({ id }) => id.startsWith(`${chapter}.`))),
  );
}
console.log("all    ".slice(0, 7) + cells(lines));
for (const { id, evidence } of lines.filter(({ standing }) => standing === "open"))
  console.log(`open ${id}: ${evidence}`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
