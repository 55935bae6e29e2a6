import fc from "@/tests/support/random";
import { COUNTED } from "./constants";
import { daysBetween, encouragedAt, grown, isInProgress, nextStep, progressOf, walk } from "./policy";
import type { Counts, Enrolment, ProgramModule } from "./types";

const step = (counts: ProgramModule["counts"], target: number, key = `${counts}-${target}`): ProgramModule => ({
  key,
  title: key,
  read: "Read.",
  todo: "Do.",
  counts,
  target,
});

const someCounts: fc.Arbitrary<Counts> = fc.record(
  Object.fromEntries(COUNTED.map((kind) => [kind, fc.nat({ max: 40 })])),
);
const someModules = fc
  .array(fc.record({ counts: fc.constantFrom(...COUNTED), target: fc.integer({ min: 1, max: 15 }) }), { minLength: 1 })
  .map((parts) => parts.map(({ counts, target }, at) => step(counts, target, String(at))));

describe("progress of a program", () => {
  it("fills steps of one kind one after the other, so that nothing counts twice", () => {
    const modules = [step("moodDays", 5, "a"), step("conversations", 2, "b"), step("moodDays", 7, "c")];
    const walked = walk(modules, { moodDays: 8, conversations: 1 });
    expect(walked.map(({ done }) => done)).toEqual([5, 1, 3]);
    expect(nextStep(walked)?.key).toBe("b");
  });

  it("DATA-17 is whole percent from 0 to 100, and 100 only when every step is done", () => {
    fc.assert(
      fc.property(someModules, someCounts, (modules, counts) => {
        const walked = walk(modules, counts);
        const progress = progressOf(walked);
        expect(Number.isInteger(progress) && progress >= 0 && progress <= 100).toBe(true);
        expect(progress === 100).toBe(nextStep(walked) === null);
      }),
    );
  });

  it("never falls when more is done, or when an entry is deleted afterwards", () => {
    fc.assert(
      fc.property(someModules, someCounts, someCounts, (modules, before, now) => {
        const kept = grown(before, now);
        expect(progressOf(walk(modules, kept))).toBeGreaterThanOrEqual(progressOf(walk(modules, before)));
        expect(progressOf(walk(modules, kept))).toBeGreaterThanOrEqual(progressOf(walk(modules, now)));
      }),
    );
  });

  it("is nothing for a program without steps", () => expect(progressOf([])).toBe(0));
});

it.each([
  [0, null],
  [49, null],
  [50, 50],
  [79, 50],
  [80, 80],
  [99, 80],
  [100, null],
])("CERT-05 at %i percent the sentence is that of %p", (progress, from) => {
  expect(encouragedAt(progress)).toBe(from);
});

it.each([
  ["active", 0, true],
  ["active", 99, true],
  ["active", 100, false],
  ["paused", 40, false],
  ["left", 40, false],
  ["completed", 100, false],
] as const)("CERT-04 %s at %i percent is in progress: %p", (status, progress, expected) => {
  expect(isInProgress({ status, progress } as Enrolment)).toBe(expected);
});

it("counts the first and the last day", () => {
  expect(daysBetween(new Date("2026-11-01T23:00:00Z"), new Date("2026-11-01T23:30:00Z"))).toBe(1);
  expect(daysBetween(new Date("2026-11-01T23:00:00Z"), new Date("2026-11-14T01:00:00Z"))).toBe(14);
});
