import { detectCrisis } from "@/lib/crisis/detect";
import { speaksToMachine } from "@/lib/crisis/speaks-to-machine";
import { NOTHING_FOUND } from "@/lib/crisis/types";
import type { Ctx } from "@/lib/ports/context";
import { INJECTED, INJECTIONS } from "@/tests/fixtures/injections";
import { printFigures } from "@/tests/support/figures";
import { hearSecondOpinion } from "./hear-second-opinion";

it("CRIS-16 no text of the injection corpus suppresses the flag (security.md, threat 12)", async () => {
  expect(INJECTED.length).toBeGreaterThanOrEqual(600);
  const missed: string[] = [];
  for (const { name, text } of INJECTED) if (!(await detectCrisis(text)).crisis) missed.push(`${name}: ${text}`);
  printFigures("injections before the detector", { texts: INJECTED.length, suppressed: missed.length });
  expect(missed).toEqual([]);
}, 60_000);

it("CRIS-16 no injection of the corpus is a crisis by itself", async () => {
  const found: string[] = [];
  for (const text of INJECTIONS) if ((await detectCrisis(text)).crisis) found.push(text);
  expect(found).toEqual([]);
});

it("CRIS-16 a second reader that was told to say none calms nothing", async () => {
  const read = async () => [{ kind: "none", severity: "none" }];
  const ctx = { secondOpinion: { read }, log: { error: () => {} } } as unknown as Ctx;
  const possible = { ...NOTHING_FOUND, concern: "possible", kind: "suicide", severity: "moderate" } as const;
  const calmed: string[] = [];
  for (const text of [...INJECTIONS, ...INJECTED.map((one) => one.text)])
    if ((await hearSecondOpinion(ctx, possible, text)).calm) calmed.push(text);
  expect(calmed).toEqual([]);
  const plain = await hearSecondOpinion(ctx, possible, "Nothing feels worth it since the dog died.");
  expect(plain).toEqual({ raised: null, calm: true });
});

it.each([
  "My boss keeps piling work on me and I go home empty.",
  "Mi perro murió y la casa está vacía.",
  "Je suis si fatiguée de tout ça.",
  "Ich komme morgens kaum noch aus dem Bett.",
  "我最近什么都提不起劲。",
])("what is said to a person speaks to no machine: %s", (text) => {
  expect(speaksToMachine(text)).toBe(false);
});
