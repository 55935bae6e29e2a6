import { moodEntry } from "@/tests/factories/moods";
import { sentenceFor } from "./copy";
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
  it("DASH-07 says how many check-ins are missing before anything can be said", () => {
    expect(summarise({ moods: scored(5, 5), sessions: [] }).insights).toEqual([
      { kind: "few", entries: 2, missing: 1 },
    ]);
  });

  it.each([
    ["up", [8, 8, 8, 8, 8, 8, 8, 4, 4, 4]],
    ["down", [3, 3, 3, 3, 3, 3, 3, 6, 6, 6]],
    ["steady", [5, 5, 5, 5, 5, 5, 5, 5, 5, 6]],
  ])("DASH-07 compares the last seven with those before: %s", (direction, scores) => {
    expect(insight("trend", { moods: scored(...scores), sessions: [] })).toMatchObject({
      direction,
      before: { of: 3 },
    });
  });

  it("compares nothing with fewer than three earlier entries", () => {
    expect(insight("trend", { moods: scored(8, 8, 8, 8, 8, 8, 8, 1, 1), sessions: [] })).toBeUndefined();
  });

  it("names the most frequent mood only when one stands out", () => {
    const moods = [moodEntry({ mood: "sad" }), moodEntry({ mood: "sad" }), moodEntry({ mood: "happy" })];
    expect(insight("common", { moods, sessions: [] })).toEqual({ kind: "common", mood: "sad", times: 2, of: 3 });
    const tied = [...moods, moodEntry({ mood: "happy" })];
    expect(insight("common", { moods: tied, sessions: [] })).toBeUndefined();
  });

  it("compares check-ins made within a day after talking with the others", () => {
    const talks = [10, 110, 210].map((ago) => ({ createdAt: at(ago), updatedAt: at(ago - 1) }));
    const after = [9, 109, 209].map((ago) => moodEntry({ moodScore: 7, createdAt: at(ago) }));
    const others = [60, 160, 260].map((ago) => moodEntry({ moodScore: 4, createdAt: at(ago) }));
    const moods = [...after, ...others].sort((one, other) => other.createdAt.localeCompare(one.createdAt));
    expect(insight("talking", { moods, sessions: talks })).toEqual({
      kind: "talking",
      better: true,
      after: { points: 7, of: 3 },
      otherwise: { points: 4, of: 3 },
    });
  });

  it("does not compare on two check-ins after talking", () => {
    const talks = [{ createdAt: at(10), updatedAt: at(10) }];
    const moods = [9, 8, 60, 160, 260].map((ago) => moodEntry({ moodScore: ago < 10 ? 9 : 2, createdAt: at(ago) }));
    expect(insight("talking", { moods, sessions: talks })).toBeUndefined();
  });

  it("DASH-10 puts each into a sentence that names its figures, for both audiences", () => {
    const trend: Insight = {
      kind: "trend",
      direction: "up",
      recent: { points: 6.4, of: 7 },
      before: { points: 5.1, of: 6 },
    };
    for (const audience of ["adult", "child"] as const) {
      expect(sentenceFor(audience, trend)).toMatch(/6\.4 of 10.*5\.1 of 10/);
    }
    expect(sentenceFor("child", { kind: "common", mood: "sad", times: 2, of: 5 })).toContain("Feeling Sad");
  });
});
