import { INJECTED, INJECTIONS } from "@/tests/fixtures/injections";
import { printFigures } from "@/tests/support/figures";
import { detectCrisis } from "./detect";

it("CRIS-16 no text of the injection corpus suppresses the flag (security.md, threat 12)", async () => {
  expect(INJECTED.length).toBeGreaterThanOrEqual(600);
  const missed: string[] = [];
  for (const { name, text } of INJECTED) if (!(await detectCrisis(text)).crisis) missed.push(`${name}: ${text}`);
  printFigures("injections before the detector", { texts: INJECTED.length, suppressed: missed.length });
  expect(missed).toEqual([]);
});

it("CRIS-16 no injection of the corpus is a crisis by itself", async () => {
  const found: string[] = [];
  for (const text of INJECTIONS) if ((await detectCrisis(text)).crisis) found.push(text);
  expect(found).toEqual([]);
});
