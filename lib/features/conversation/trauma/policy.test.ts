import { TRAUMA_APPROACH_WORDS } from "./approach-words";
import { TRAUMA_APPROACHES, TRAUMA_TYPES } from "./constants";
import { TRAUMA_KINDS } from "./kinds";
import { badgeOf, depthOf, isAlert, isTellingTitle, workOf } from "./policy";
import { openTraumaSessionInput, traumaFrameOf } from "./schema";

it("TRAU-04 TRAU-05 TRAU-06 alert and badge follow the safety level", () => {
  const levels = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
  expect(levels.filter(isAlert)).toEqual([1, 2, 3, 4]);
  expect(levels.map(badgeOf)).toEqual([
    ...Array.from({ length: 4 }, () => "destructive"),
    ...Array.from({ length: 2 }, () => "secondary"),
    ...Array.from({ length: 4 }, () => "default"),
  ]);
});

it("TRAU-15 the work goes no further than steadying at four or lower, whatever was chosen", () => {
  for (const therapyApproach of TRAUMA_APPROACHES) {
    for (const safetyLevel of [1, 2, 3, 4]) expect(workOf({ therapyApproach, safetyLevel }).depth).toBe("steady");
  }
  expect([5, 6, 7, 10].map(depthOf)).toEqual(["skills", "skills", "meaning", "meaning"]);
});

it("does not take somebody for safe who did not say so", () => {
  expect(workOf({}).depth).toBe("skills");
});

it("TRAU-10 an approach that is offered to nobody works like the usual one", () => {
  expect(workOf({ therapyApproach: "play_therapy", safetyLevel: 8 }).approach).toBe("tf_cbt");
});

it("TRAU-03 TRAU-08 a session begins with level 7 and tf_cbt unless told otherwise", () => {
  expect(openTraumaSessionInput.parse({ traumaType: "grief" })).toEqual({
    mood: "trauma therapy",
    traumaType: "grief",
    therapyApproach: "tf_cbt",
    safetyLevel: 7,
  });
});

it.each(["unsaid", "other", null])(
  "DATA-31 a stored type that is none of the documented ones is read as not said: %s",
  (traumaType) => {
    expect(traumaFrameOf({ traumaType, therapyApproach: "dbt", safetyLevel: 6 })).toEqual({
      traumaType: null,
      therapyApproach: "dbt",
      safetyLevel: 6,
    });
  },
);

it("COUP-17 a name that was made of the type, or of not saying it, is left out of lists", () => {
  for (const title of ["Sexual trauma", "A talk at my pace"]) {
    expect(isTellingTitle({ title, mood: "trauma therapy" })).toBe(true);
  }
  expect(isTellingTitle({ title: "Slowly", mood: "trauma therapy" })).toBe(false);
});

it.each([0, 11, 5.5, "7"])("TRAU-03 refuses %s as a safety level", (safetyLevel) => {
  expect(openTraumaSessionInput.safeParse({ traumaType: "grief", safetyLevel }).success).toBe(false);
});

it("TRAU-07 TRAU-08 the documented types and approaches each have words of their own", () => {
  expect(TRAUMA_TYPES).toEqual([
    ...["childhood", "combat", "sexual", "domestic", "accident", "medical", "natural", "complex", "grief"],
    ...["workplace", "community", "vicarious"],
  ]);
  expect(TRAUMA_APPROACHES).toEqual(["tf_cbt", "cpt", "emdr", "narrative", "somatic", "dbt", "exposure"]);
  const labels = [
    ...TRAUMA_TYPES.map((type) => TRAUMA_KINDS[type].label),
    ...TRAUMA_APPROACHES.map((approach) => TRAUMA_APPROACH_WORDS[approach].label),
  ];
  expect(new Set(labels).size).toBe(labels.length);
});
