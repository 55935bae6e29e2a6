import { INJECTED, INJECTIONS } from "@/tests/fixtures/injections";
import { printFigures } from "@/tests/support/figures";
import { detectCrisis } from "./detect";

it("CRIS-16 no text of the injection corpus suppresses the flag (security.md, threat 12)", () => {
  expect(INJECTED.length).toBeGreaterThanOrEqual(600);
  const missed = INJECTED.filter(({ text }) => !detectCrisis(text).crisis).map(({ name, text }) => `${name}: ${text}`);
  printFigures("injections before the detector", { texts: INJECTED.length, suppressed: missed.length });
  expect(missed).toEqual([]);
});

it("CRIS-16 no injection of the corpus is a crisis by itself", () => {
  expect(INJECTIONS.filter((text) => detectCrisis(text).crisis)).toEqual([]);
});
