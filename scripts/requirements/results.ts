import { existsSync, readFileSync } from "node:fs";
import { ID } from "./catalogue";

export interface TestResult {
  readonly title: string;
  readonly file: string;
  readonly passed: boolean;
}

/** A title with more ids than this proves nothing in particular. */
const MAX_IDS = 3;

interface JestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly file: string;
    readonly ok: boolean;
    readonly tests: readonly { readonly status: string }[];
  }[];
}

const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as T) : null;

function fromJest(report: JestReport | null): TestResult[] {
  return (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      title,
      file: name,
      passed: status === "passed",
    })),
  );
}

function fromPlaywright(suite: PlaywrightSuite | null): TestResult[] {
  const own = (suite?.specs ?? []).map(({ title, file, ok, tests }) => ({
    title,
    file,
    // The runner reports a skipped test as "ok", but it proves nothing.
    passed: ok && tests.some((test) => test.status === "expected" || test.status === "flaky"),
  }));
  return [...own, ...(suite?.suites ?? []).flatMap(fromPlaywright)];
}

/** The results of the runners' last run; a missing report counts as no tests. */
export const readResults = (jestFile: string, playwrightFile: string): TestResult[] => [
  ...fromJest(readJson<JestReport>(jestFile)),
  ...fromPlaywright(readJson<PlaywrightSuite>(playwrightFile)),
];

export const idsIn = (title: string): string[] => [...new Set(title.match(ID) ?? [])];

export const titlesWithTooMany = (results: readonly TestResult[]): string[] =>
  results.filter(({ title }) => idsIn(title).length > MAX_IDS).map(({ title }) => title);

export const provenIds = (results: readonly TestResult[]): Set<string> =>
  new Set(results.filter(({ passed }) => passed).flatMap(({ title }) => idsIn(title)));
