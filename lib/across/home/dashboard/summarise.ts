import { DEFAULT_SCORE, LOWEST_SCORE, MAX_SCORE, type Mood } from "@/lib/features/mood/constants";
import {
  AFTER_TALKING_MS,
  COMPARED,
  MIN_TO_COMPARE,
  NOTABLE_DIFFERENCE,
  WINDOW,
} from "./constants";
import { exercisesWithMoods } from "./exercises-with-moods";
import type { Average, ExerciseLine, Insight, Summary } from "./types";

interface Entry {
  readonly id: string;
  readonly mood: Mood;
  readonly moodScore?: number | null;
  readonly createdAt: string;
}

interface Talk {
  readonly createdAt: string;
  readonly updatedAt: string;
}

interface Walked {
  readonly id: string;
  readonly exercise: string;
  readonly finishedAt: string;
}

interface Input {
  /** Newest first. */
  readonly moods: readonly Entry[];
  readonly sessions: readonly Talk[];
  /** Newest first. */
  readonly finished?: readonly Walked[];
}

/**
 * Computes the dashboard's figures (DASH-01 … DASH-04, DASH-07). Pure: it uses neither time zone
 * nor clock.
 */
export function summarise({ moods, sessions, finished = [] }: Input): Summary {
  const recent = moods.slice(0, WINDOW);
  return {
    score: recent.length === 0 ? 0 : Math.round((meanOf(recent.map(pointsOf)) / MAX_SCORE) * 100),
    empty: recent.length === 0,
    checkIns: recent.length,
    bars: recent.map((entry) => ({ ...entry, moodScore: pointsOf(entry) })).reverse(),
    insights: insightsFrom(moods, sessions, exercisesWithMoods(finished, moods)),
  };
}

const pointsOf = (entry: Entry): number => entry.moodScore ?? DEFAULT_SCORE;

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const HARD: readonly Mood[] = ["sad", "anxious", "angry"];

/**
 * A check-in's value in comparisons. The documented score says how strong a feeling was (CONST-05
 * aside), so "sad, 10" would look like the best of days. For a hard feeling, we take the lower of
 * its score and the mirrored score. The score and the bars stay as documented (DASH-01, DASH-02;
 * docs/decisions/0029).
 */
const lightnessOf = ({ mood, points }: { mood: Mood; points: number }): number =>
  HARD.includes(mood) ? Math.min(points, MAX_SCORE + LOWEST_SCORE - points) : points;

const averageOf = (entries: readonly Entry[]): Average => ({
  points:
    Math.round(
      meanOf(entries.map((entry) => lightnessOf({ ...entry, points: pointsOf(entry) }))) * 10,
    ) / 10,
  of: entries.length,
  ...spanOf(entries),
});

/** From the oldest to the newest. Entries come newest first. */
const spanOf = (entries: readonly Entry[]): { from: string; to: string } => ({
  from: entries.at(-1)?.createdAt ?? "",
  to: entries[0]?.createdAt ?? "",
});

const isEnough = (entries: readonly Entry[]): boolean => entries.length >= MIN_TO_COMPARE;

function insightsFrom(
  moods: readonly Entry[],
  sessions: readonly Talk[],
  exercises: readonly ExerciseLine[],
): Insight[] {
  const entries = Math.min(moods.length, WINDOW);
  if (!isEnough(moods)) return [{ kind: "few", entries, missing: MIN_TO_COMPARE - entries }];
  return [
    trend(moods),
    common(moods.slice(0, WINDOW)),
    aroundExercises(exercises) ?? talking(moods.slice(0, COMPARED), sessions),
  ].filter((insight) => insight !== null);
}

/** Compares the last seven check-ins with the seven before them. */
function trend(moods: readonly Entry[]): Insight | null {
  const earlier = moods.slice(WINDOW, 2 * WINDOW);
  if (!isEnough(earlier)) return null;
  const recent = averageOf(moods.slice(0, WINDOW));
  const before = averageOf(earlier);
  const change = recent.points - before.points;
  const direction = Math.abs(change) < NOTABLE_DIFFERENCE ? "steady" : change > 0 ? "up" : "down";
  return { kind: "trend", direction, recent, before };
}

/** The mood named more often than any other, if there is one. */
function common(recent: readonly Entry[]): Insight | null {
  const counts = new Map<Mood, number>();
  for (const { mood } of recent) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (!first || first[1] < 2 || first[1] === second?.[1]) return null;
  return { kind: "common", mood: first[0], times: first[1], of: recent.length, ...spanOf(recent) };
}

/**
 * How often the check-in after an exercise was the higher one. Needs enough exercises with both.
 * Exercises between the same two check-ins count once, or two check-ins could represent a whole
 * evening of exercises.
 */
function aroundExercises(exercises: readonly ExerciseLine[]): Insight | null {
  const pairs = new Map<string, { finishedAt: string; higher: boolean }>();
  for (const { before, after, finishedAt } of exercises) {
    if (before && after && !pairs.has(after.id))
      pairs.set(after.id, { finishedAt, higher: lightnessOf(after) > lightnessOf(before) });
  }
  if (pairs.size < MIN_TO_COMPARE) return null;
  const counted = [...pairs.values()];
  return {
    kind: "exercises",
    higher: counted.filter(({ higher }) => higher).length,
    of: counted.length,
    from: counted.at(-1)?.finishedAt ?? "",
    to: counted[0]?.finishedAt ?? "",
  };
}

/**
 * Compares the check-ins made within a day after a conversation with the others. It shows
 * correlation, not cause.
 */
function talking(moods: readonly Entry[], sessions: readonly Talk[]): Insight | null {
  const spans = sessions.map(({ createdAt, updatedAt }) => ({
    from: Date.parse(createdAt),
    to: Date.parse(updatedAt) + AFTER_TALKING_MS,
  }));
  const followsTalk = ({ createdAt }: Entry): boolean => {
    const at = Date.parse(createdAt);
    return spans.some(({ from, to }) => at >= from && at <= to);
  };
  const after = moods.filter(followsTalk);
  const others = moods.filter((entry) => !followsTalk(entry));
  if (!isEnough(after) || !isEnough(others)) return null;
  const [talked, otherwise] = [averageOf(after), averageOf(others)];
  if (Math.abs(talked.points - otherwise.points) < NOTABLE_DIFFERENCE) return null;
  return { kind: "talking", better: talked.points > otherwise.points, after: talked, otherwise };
}
