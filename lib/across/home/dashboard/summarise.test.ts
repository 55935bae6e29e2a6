import { moodEntry } from "@/tests/factories/moods";
import { sentenceFor } from "./copy";
import { exercisesWithMoods } from "./exercises-with-moods";
import { summarise } from "./summarise";
import type { Insight } from "./types";

const HOUR = 3_600_000;
const START = Date.parse("2026-11-20T12:00:00Z");
const at = (hoursAgo: number): string => new Date(START - hoursAgo * HOUR).toISOString();

/** Newest first, one a day. */
const scored = (...scores: number[]) =>
  scores.map((moodScore, day) => moodEntry({ moodScore, createdAt: at(day * 24) }));
const insight = <K extends Insight["kind"]>(kind: K, input: Parameters<typeof summarise>[0]) =>
  summarise(input).insights.find((one) => one.kind === kind);

describe("score", () => {
  it("DASH-01 is the average of the last seven entries, divided by 10, times 100, rounded", () => {
    const moods = scored(8, 3, 4, 3, 5, 5, 8, 1, 1, 1);
    expect(summarise({ moods, sessions: [] }).score).toBe(51);
  });

  it("DASH-01 counts 5 where a score is absent", () => {
    const moods = [{ ...moodEntry({ moodScore: 8 }), moodScore: null }, moodEntry({ moodScore: 8 })];
    expect(summarise({ moods, sessions: [] }).score).toBe(65);
  });

  it("DASH-09 is 0 and marked as empty without entries", () => {
    expect(summarise({ moods: [], sessions: [] })).toMatchObject({ score: 0, empty: true, bars: [] });
  });
});

describe("bars and check-ins", () => {
  it("DASH-02 DASH-11 hold the last seven entries, the oldest first", () => {
    const moods = scored(1, 2, 3, 4, 5, 6, 7, 8);
    expect(summarise({ moods, sessions: [] }).bars.map((bar) => bar.moodScore)).toEqual([7, 6, 5, 4, 3, 2, 1]);
  });

  it.each([
    [0, 0],
    [4, 4],
    [7, 7],
    [9, 7],
  ])("DASH-04 counts %d entries as %d check-ins", (entries, checkIns) => {
    const moods = scored(...Array<number>(entries).fill(5));
    expect(summarise({ moods, sessions: [] }).checkIns).toBe(checkIns);
  });
});

describe("insights", () => {
  it("DASH-07 never takes a strong hard feeling for a good day", () => {
    const felt = (mood: "sad" | "happy" | "neutral", moodScore: number, daysAgo: number) =>
      moodEntry({ mood, moodScore, createdAt: at(daysAgo * 24) });
    const days = [0, 1, 2, 3, 4, 5, 6];
    const harder = [...days.map((day) => felt("sad", 10, day)), ...days.map((day) => felt("neutral", 5, day + 7))];
    expect(insight("trend", { moods: harder, sessions: [] })).toMatchObject({
      direction: "down",
      recent: { points: 1 },
    });
    const lighter = [...days.map((day) => felt("happy", 9, day)), ...days.map((day) => felt("sad", 9, day + 7))];
    expect(insight("trend", { moods: lighter, sessions: [] })).toMatchObject({
      direction: "up",
      before: { points: 2 },
    });
  });

  it("DASH-07 says how many check-ins are missing before anything can be said", () => {
    expect(summarise({ moods: scored(5, 5), sessions: [] }).insights).toEqual([
      { kind: "few", entries: 2, missing: 3 },
    ]);
  });

  it.each([
    ["up", [8, 8, 8, 8, 8, 8, 8, 4, 4, 4, 4, 4]],
    ["down", [3, 3, 3, 3, 3, 3, 3, 6, 6, 6, 6, 6]],
    ["steady", [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6]],
  ])("DASH-07 compares the last seven with those before: %s", (direction, scores) => {
    expect(insight("trend", { moods: scored(...scores), sessions: [] })).toMatchObject({
      direction,
      before: { of: 5 },
    });
  });

  it("compares nothing with fewer than five earlier entries", () => {
    expect(insight("trend", { moods: scored(8, 8, 8, 8, 8, 8, 8, 1, 1, 1, 1), sessions: [] })).toBeUndefined();
  });

  it("names the most frequent mood only when one stands out", () => {
    const moods = (["sad", "sad", "sad", "happy", "happy"] as const).map((mood, day) =>
      moodEntry({ mood, createdAt: at(day * 24) }),
    );
    expect(insight("common", { moods, sessions: [] })).toEqual({
      kind: "common",
      mood: "sad",
      times: 3,
      of: 5,
      from: at(4 * 24),
      to: at(0),
    });
    const tied = [...moods, moodEntry({ mood: "happy" })];
    expect(insight("common", { moods: tied, sessions: [] })).toBeUndefined();
  });

  it("DASH-07 claims nothing at all on four entries", () => {
    const kinds = summarise({ moods: scored(1, 1, 1, 1), sessions: [] }).insights.map(({ kind }) => kind);
    expect(kinds).toEqual(["few"]);
  });

  const talks = [10, 110, 210, 310, 410].map((ago) => ({ createdAt: at(ago), updatedAt: at(ago - 1) }));
  const others = [60, 160, 260, 360, 460].map((ago) => moodEntry({ moodScore: 4, createdAt: at(ago) }));
  const newestFirst = (moods: ReturnType<typeof moodEntry>[]) =>
    moods.sort((one, other) => other.createdAt.localeCompare(one.createdAt));

  it("compares check-ins made within a day after talking with the others", () => {
    const after = [9, 109, 209, 309, 409].map((ago) => moodEntry({ moodScore: 7, createdAt: at(ago) }));
    expect(insight("talking", { moods: newestFirst([...after, ...others]), sessions: talks })).toEqual({
      kind: "talking",
      better: true,
      after: { points: 7, of: 5, from: at(409), to: at(9) },
      otherwise: { points: 4, of: 5, from: at(460), to: at(60) },
    });
  });

  it("does not compare on four check-ins after talking", () => {
    const after = [9, 109, 209, 309].map((ago) => moodEntry({ moodScore: 9, createdAt: at(ago) }));
    expect(insight("talking", { moods: newestFirst([...after, ...others]), sessions: talks })).toBeUndefined();
  });

  const walked = (...hoursAgo: number[]) =>
    hoursAgo.map((ago) => ({ id: String(ago), exercise: "breathing", finishedAt: at(ago) }));

  it("puts the nearest check-ins of six hours around an exercise, and none from further away", () => {
    const moods = newestFirst([
      moodEntry({ mood: "neutral", moodScore: 6, createdAt: at(46) }),
      moodEntry({ mood: "anxious", moodScore: 3, createdAt: at(49) }),
      moodEntry({ mood: "sad", moodScore: 2, createdAt: at(50) }),
      moodEntry({ mood: "happy", moodScore: 8, createdAt: at(93) }),
    ]);
    expect(exercisesWithMoods(walked(48, 100), moods)).toEqual([
      expect.objectContaining({
        id: "48",
        before: { id: moods[1]?.id, mood: "anxious", points: 3 },
        after: { id: moods[0]?.id, mood: "neutral", points: 6 },
      }),
      expect.objectContaining({ id: "100", before: null, after: null }),
    ]);
  });

  it("DASH-07 counts how often the check-in after an exercise was higher, from five pairs on", () => {
    const around = (ago: number, before: number, after: number) => [
      moodEntry({ moodScore: after, createdAt: at(ago - 1) }),
      moodEntry({ moodScore: before, createdAt: at(ago + 1) }),
    ];
    const pairs = [24, 48, 72, 96, 120].map((ago, at_) => around(ago, 4, at_ === 0 ? 3 : 6));
    const input = { moods: newestFirst(pairs.flat()), sessions: [] };
    const finished = walked(24, 48, 72, 96, 120);
    expect(insight("exercises", { ...input, finished })).toEqual({
      kind: "exercises",
      higher: 4,
      of: 5,
      from: at(120),
      to: at(24),
    });
    expect(insight("exercises", { ...input, finished: finished.slice(1) })).toBeUndefined();
  });

  it("DASH-07 lets two check-ins not speak for a whole evening of exercises", () => {
    const moods = [1, 6, 30, 54, 78].map((ago) => moodEntry({ moodScore: ago === 1 ? 9 : 2, createdAt: at(ago) }));
    const evening = walked(2, 3, 3.5, 4, 5);
    expect(exercisesWithMoods(evening, moods).every(({ before, after }) => before && after)).toBe(true);
    expect(insight("exercises", { moods, sessions: [], finished: evening })).toBeUndefined();
  });

  it("DASH-10 names days and number of entries with every figure, for both audiences", () => {
    const [from, to] = ["2026-11-14T12:00:00Z", "2026-11-20T12:00:00Z"];
    const [after, otherwise] = [
      { points: 7, of: 5, from, to },
      { points: 4, of: 6, from, to },
    ];
    for (const audience of ["adult", "child"] as const) {
      for (const better of [true, false]) {
        const talked = sentenceFor(audience, { kind: "talking", better, after, otherwise }, "UTC");
        expect(talked).toContain("7 of 10 (5 check-ins, Nov 14 – Nov 20)");
        expect(talked).toContain("4 of 10 (6 check-ins, Nov 14 – Nov 20)");
      }
      const trend: Insight = { kind: "trend", direction: "up", recent: after, before: otherwise };
      expect(sentenceFor(audience, trend, "UTC")).toMatch(/\b5\b.*\b6\b/);
      const walks = sentenceFor(audience, { kind: "exercises", higher: 4, of: 5, from, to }, "UTC");
      expect(walks).toMatch(/5 exercises \(Nov 14 – Nov 20\).*(chance|luck)/);
    }
  });

  it("DASH-10 puts each into a sentence that names its figures, for both audiences", () => {
    const trend: Insight = {
      kind: "trend",
      direction: "up",
      recent: { points: 6.4, of: 7, from: "2026-11-14T12:00:00Z", to: "2026-11-20T12:00:00Z" },
      before: { points: 5.1, of: 6, from: "2026-11-08T12:00:00Z", to: "2026-11-13T12:00:00Z" },
    };
    for (const audience of ["adult", "child"] as const) {
      const sentence = sentenceFor(audience, trend, "America/New_York");
      expect(sentence).toMatch(/6\.4 of 10.*5\.1 of 10/);
      expect(sentence).toContain("(Nov 14 – Nov 20)");
    }
    const day = "2026-11-20T12:00:00Z";
    const common: Insight = { kind: "common", mood: "sad", times: 3, of: 5, from: day, to: day };
    expect(sentenceFor("child", common, "UTC")).toMatch(/Feeling Sad.*\(Nov 20\)/);
  });
});
