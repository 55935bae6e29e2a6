import {
  countsOfJest,
  countsOfPlaywright,
  failedFiles,
  failedInJest,
  failedInPlaywright,
  type JestFile,
  unsteadyInJest,
  unsteadyInPlaywright,
  withSecondRun,
} from "./reports.mjs";

const file = (name: string, tests: Record<string, string>, status?: string): JestFile => ({
  name,
  status: status ?? (Object.values(tests).includes("failed") ? "failed" : "passed"),
  assertionResults: Object.entries(tests).map(([title, end]) => ({ fullName: title, title, status: end })),
});

const FIRST = {
  testResults: [
    file("a.test.ts", { "it holds": "passed" }),
    file("b.test.ts", { "it races": "failed", "it breaks": "failed", "it waits": "todo" }),
  ],
};

it("counts what failed, a file that did not start, and a report that is missing", () => {
  expect(countsOfJest(FIRST)).toEqual({ passed: 1, failed: 2, skipped: 1 });
  expect(countsOfJest({ testResults: [file("c.test.ts", {}, "failed")] })).toEqual({
    passed: 0,
    failed: 1,
    skipped: 0,
  });
  expect(countsOfJest(undefined).failed).toBe(1);
  expect(countsOfPlaywright(undefined).failed).toBe(1);
  expect(countsOfPlaywright({}).failed).toBe(1);
});

it("lets the second run of a file stand for its first, and names what passed only then", () => {
  expect(failedFiles(FIRST)).toEqual(["b.test.ts"]);
  const second = {
    testResults: [file("b.test.ts", { "it races": "passed", "it breaks": "failed", "it waits": "todo" })],
  };
  const last = withSecondRun(FIRST, second);
  expect(countsOfJest(last)).toEqual({ passed: 2, failed: 1, skipped: 1 });
  expect(unsteadyInJest(FIRST, last)).toEqual(["b.test.ts › it races"]);
  expect(failedInJest(last)).toEqual(["b.test.ts › it breaks"]);
});

it("keeps the failures of a file whose second run left no report, or did not start", () => {
  expect(countsOfJest(withSecondRun(FIRST, undefined)).failed).toBe(2);
  expect(countsOfJest(withSecondRun(FIRST, { testResults: [file("b.test.ts", {}, "failed")] })).failed).toBe(2);
  const skipping = { testResults: [file("b.test.ts", { "it races": "passed", "it breaks": "pending" })] };
  const last = withSecondRun(FIRST, skipping);
  expect([failedInJest(last), unsteadyInJest(FIRST, last)]).toEqual([
    ["b.test.ts › it breaks"],
    ["b.test.ts › it races"],
  ]);
});

it("tells a browser test that failed twice from one that passed when it ran again", () => {
  const report = {
    stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 0 },
    suites: [
      {
        suites: [{ specs: [{ file: "a.spec.ts", title: "it races", tests: [{ status: "flaky" }] }] }],
        specs: [{ file: "a.spec.ts", title: "it breaks", tests: [{ status: "unexpected" }] }],
      },
    ],
  };
  expect(countsOfPlaywright(report)).toEqual({ passed: 6, failed: 1, skipped: 0 });
  expect(failedInPlaywright(report)).toEqual(["a.spec.ts › it breaks"]);
  expect(unsteadyInPlaywright(report)).toEqual(["a.spec.ts › it races"]);
});
