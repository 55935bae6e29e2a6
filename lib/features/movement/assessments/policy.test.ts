import { CHECKS, PHYSICAL_ASSESSMENT_TYPES, REGIONS } from "./constants";
import { ASSESSMENT_COPY } from "./copy";
import { adviceFor, fewestStands, headlineOf, painByArea } from "./policy";
import type { Assessment } from "./types";

const advice = (type: Parameters<typeof adviceFor>[0], scores: Record<string, number>, age: number | null = 40) =>
  adviceFor(type, scores, { age });

describe("what the scores point to", () => {
  it.each([
    [0, 42, /Nothing hurts/],
    [2, 28, /Mild pain: left knee/],
    [5, 14, /Moderate pain: left knee/],
    [8, 7, /Strong pain: left knee.*doctor/],
  ])("pain of %d: look again in %d days", (level, again, said) => {
    const result = advice("pain", { "left-knee": level, neck: 0 });
    expect(result.again).toBe(again);
    expect(result.recommendations[0]).toMatch(said);
  });

  it("three places that hurt are named together", () => {
    const { recommendations } = advice("pain", { neck: 4, core: 5, "left-hip": 6 });
    expect(recommendations.join(" ")).toMatch(/Three or more places/);
  });

  it("stiff places get their own stretch, and what was not checked is not judged", () => {
    const { recommendations, again } = advice("mobility", { "look-back": 1, "toe-reach": 3 });
    expect(recommendations[0]).toMatch(/neck/);
    expect(recommendations).toHaveLength(2);
    expect(again).toBe(28);
    expect(advice("mobility", { "toe-reach": 3 }).recommendations).toHaveLength(1);
  });

  it("what hurt is left alone and shown to a clinician, never stretched", () => {
    for (const { id } of CHECKS.mobility) {
      const { recommendations, again } = advice("mobility", { [id]: 0 });
      expect(recommendations).toEqual([expect.stringMatching(/Skip it.*Ask a clinician/)]);
      expect(again).toBe(14);
    }
    const { recommendations } = advice("mobility", { "look-back": 0, "toe-reach": 1 });
    expect(recommendations[0]).toMatch(/look over your shoulder/);
    expect(recommendations[1]).toMatch(/backs of your legs/);
  });

  it.each([
    [40, 12],
    [66, 11],
    [72, 10],
    [82, 9],
    [87, 8],
    [95, 4],
    [null, 12],
  ])("at the age of %p fewer than %d stands are few", (age, stands) => {
    expect(fewestStands(age)).toBe(stands);
    expect(advice("strength", { "chair-stands": stands - 1 }, age).recommendations[0]).toMatch(/fewer stands/);
    expect(advice("strength", { "chair-stands": stands }, age).recommendations[0]).toMatch(/fine/);
  });

  it("who cannot stand heel to toe is told of falls and of a doctor", () => {
    const { recommendations, again } = advice("functional", { "balance-stage": 2, walking: 9 });
    expect(recommendations[0]).toMatch(/falls.*doctor/);
    expect(again).toBe(14);
  });
});

const assessment = (more: Partial<Assessment>): Assessment => ({
  id: "a",
  userId: "maya",
  assessmentType: "pain",
  painLevels: null,
  mobilityScores: null,
  strengthScores: null,
  functionalScores: null,
  goals: [],
  limitations: [],
  recommendations: null,
  nextAssessmentDate: null,
  createdAt: "2026-11-20T12:00:00Z",
  ...more,
});

it("a trend is drawn from the strongest pain, the stands, or the mean", () => {
  expect(headlineOf(assessment({ painLevels: { neck: 3, core: 7 } }))).toMatchObject({ value: 7, better: "lower" });
  const strength = assessment({
    assessmentType: "strength",
    strengthScores: { "chair-stands": 14, "heel-raises": 20 },
  });
  expect(headlineOf(strength).value).toBe(14);
  const tasks = assessment({
    assessmentType: "functional",
    functionalScores: { "balance-stage": 4, walking: 6, stairs: 9 },
  });
  expect(headlineOf(tasks).value).toBe(7.5);
});

it("pain of both sides becomes the pain of the area", () => {
  expect(painByArea({ "left-knee": 3, "right-knee": 6, neck: 0 })).toEqual({ knee: 6 });
});

it("every place and every check has its words, and every check names what it follows", () => {
  const { regions, checks, types } = ASSESSMENT_COPY.adult;
  for (const { id } of REGIONS) expect(regions[id]).toBeTruthy();
  for (const check of Object.values(CHECKS).flat()) {
    expect(checks[check.id]?.name).toBeTruthy();
    expect(check.source).toBeTruthy();
    const scores = checks[check.id]?.scores;
    if (scores) expect(scores).toHaveLength(check.highest + 1);
  }
  expect(Object.keys(types)).toEqual([...PHYSICAL_ASSESSMENT_TYPES]);
});
