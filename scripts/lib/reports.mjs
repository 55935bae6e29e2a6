// Reads the test runners' reports for `npm run verify` and decides which results count (decision
// 0055).

const BROKEN = { passed: 0, failed: 1, skipped: 0 };

const namesIn = ({ name, assertionResults }, status) =>
  assertionResults
    .filter((test) => test.status === status)
    .map((test) => `${name} › ${test.fullName}`);

/** Files of a Jest report in which a test failed, or that didn't even start. */
export const failedFiles = (report) =>
  report.testResults.filter(({ status }) => status === "failed").map(({ name }) => name);

export const failedInJest = (report) =>
  report.testResults.flatMap((file) => {
    const names = namesIn(file, "failed");
    return names.length > 0 || file.status !== "failed" ? names : [`${file.name} did not start`];
  });

const howMany = (files, ...statuses) =>
  files
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => statuses.includes(status)).length;

/**
 * A suite that doesn't start contains no tests, and must not pass for that reason; nor may a
 * missing report.
 */
export function countsOfJest(report) {
  if (!report) return BROKEN;
  return {
    passed: howMany(report.testResults, "passed"),
    failed: failedInJest(report).length,
    skipped: howMany(report.testResults, "pending", "todo", "skipped", "disabled"),
  };
}

/**
 * A file's result after its second run; a test that failed in the first and didn't finish in the
 * second has failed.
 */
function secondTime(file, again) {
  const ended = ({ status }) => status === "passed" || status === "failed";
  const names = new Set(again.assertionResults.filter(ended).map(({ fullName }) => fullName));
  const lost = file.assertionResults.filter(
    ({ status, fullName }) => status === "failed" && !names.has(fullName),
  );
  if (lost.length === 0) return again;
  const others = again.assertionResults.filter(
    ({ fullName }) => !lost.some((test) => test.fullName === fullName),
  );
  return { ...again, status: "failed", assertionResults: [...others, ...lost] };
}

/** The report, with the files that ran a second time replaced by their second result. */
export function withSecondRun(first, second) {
  const again = new Map((second?.testResults ?? []).map((file) => [file.name, file]));
  const testResults = first.testResults.map((file) => {
    const other = again.get(file.name);
    return other ? secondTime(file, other) : file;
  });
  return { ...first, testResults };
}

/** Tests that failed once and passed when run alone. */
export function unsteadyInJest(first, last) {
  const still = new Set(failedInJest(last));
  return failedInJest(first).filter((name) => !still.has(name));
}

export function countsOfPlaywright(report) {
  if (!report?.stats) return BROKEN;
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

const withStatus = (report, status) =>
  specsOf(report ?? {})
    .filter(({ tests }) => tests.some((test) => test.status === status))
    .map(({ file, title }) => `${file} › ${title}`);

export const failedInPlaywright = (report) => withStatus(report, "unexpected");
export const unsteadyInPlaywright = (report) => withStatus(report, "flaky");
