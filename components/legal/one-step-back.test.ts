/** @jest-environment jsdom */
import { stepsToPageBefore } from "./one-step-back";

type Given = NonNullable<Parameters<typeof stepsToPageBefore>[0]>;

/** A history of these paths that currently shows entry `at`, the last one by default. */
function historyOf(paths: readonly string[], at = paths.length - 1): Given {
  const entries = paths.map((path, index) => ({ index, url: `https://willow.example${path}` }));
  return { entries: () => entries, currentEntry: entries[at] } as unknown as Given;
}

it.each([
  ["the page before", ["/", "/terms"], 1],
  ["nothing before", ["/terms"], 0],
  ["jumps within the page", ["/", "/terms", "/terms#age", "/terms#law"], 3],
  ["jumps within the page, come to directly", ["/terms", "/terms#age"], 0],
  ["the same page visited before another", ["/terms", "/privacy", "/terms"], 1],
])("LEGL-23 Back with %s", (_, paths, steps) => {
  expect(stepsToPageBefore(historyOf(paths))).toBe(steps);
});

it("LEGL-23 Back does not count what lies ahead", () => {
  expect(stepsToPageBefore(historyOf(["/", "/terms", "/privacy"], 1))).toBe(1);
});

it("LEGL-23 Back asks the length of the history where the browser knows no more", () => {
  expect(stepsToPageBefore(undefined)).toBe(0);
  window.history.pushState(null, "", "/terms");
  expect(stepsToPageBefore(undefined)).toBe(1);
});
