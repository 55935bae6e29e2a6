import { readFileSync } from "node:fs";
import { countOf, problemsOf, readLines } from "./asvs-lines";
import { missingFrom, namedIn, readPage } from "./named";

const PAGES = [
  ...["docs/security.md", "docs/asvs.md", "docs/runbook-breach.md", "docs/data-map.md"],
  ...["docs/deploy.md", "docs/scale.md"],
];

it.each(PAGES)("R-09 every file, test and command that %s names is there", (page) => {
  const named = readPage(page);
  expect(named.files.length + named.commands.length).toBeGreaterThan(0);
  expect(missingFrom(named)).toEqual([]);
});

it("R-09 docs/asvs.md has each line of levels 1 and 2 of the standard once, with its evidence", () => {
  const markdown = readFileSync("docs/asvs.md", "utf8");
  expect(problemsOf(markdown)).toEqual([]);
  const lines = readLines(markdown);
  const [test, design, none, open] = (["test", "design", "n/a", "open"] as const).map((what) => countOf(lines, what));
  console.log(
    `figure: ASVS 5.0 level 2: ${lines.length} lines, ${test} by test, ${design} by design, ${none} not asked, ${open} open`,
  );
});

describe("what is found wrong", () => {
  it("a file, a test and a command that are not there", () => {
    const page = "[what nobody tries](../middleware.test.ts) `lib/nowhere.ts` `npm run nothing`";
    expect(missingFrom(namedIn(page))).toEqual([
      "lib/nowhere.ts does not exist",
      'no test in middleware.test.ts is called "what nobody tries"',
      "npm run nothing is no command",
    ]);
  });

  it("a line without evidence, one that stands twice, and lines that are missing", () => {
    const row = (id: string, standing: string, evidence: string) =>
      `| ${id} | 1 | a subject | ${standing} | ${evidence} |`;
    const page = [row("1.1.1", "test", "by hand, as we say"), row("1.1.1", "design", "somewhere in the code")].join(
      "\n",
    );
    expect(problemsOf(page)).toEqual([
      "1.1.1 stands twice",
      "level 1 has 2 lines, the standard 70",
      "level 2 has 0 lines, the standard 183",
      "1.1.1: names no test",
      "1.1.1: names no file",
    ]);
    expect(problemsOf("| 1.1.1 | x | a | test | b |")[0]).toMatch(/^not read/);
  });
});
