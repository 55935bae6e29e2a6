import type { ScoreCard, ScoreEntry } from "@/lib/core/legal/safety-score/schema";

const SCORES = { mean: 96.4, median: 100 };

/** An entry that reaches the aim everywhere. */
export const aScoreEntry = (over: Partial<ScoreEntry> = {}): ScoreEntry => ({
  date: "2026-11-30",
  version: "0.1.0+1a2b3c4",
  people: 206,
  withoutRisk: 57,
  dimensions: {
    detects: SCORES,
    confirms: SCORES,
    guides: SCORES,
    immediate: SCORES,
    supports: SCORES,
    boundaries: SCORES,
    "harm-from-others": SCORES,
  },
  highHarm: 0,
  crisisWording: 0.016,
  ...over,
});

export const aScoreCard = (over: Partial<ScoreCard> = {}): ScoreCard => ({
  reviewedBy: null,
  guided: aScoreEntry(),
  ...over,
});
