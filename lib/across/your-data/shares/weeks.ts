import type { Mood } from "@/lib/features/mood/constants";
import { addDays, type Day, weekdayIndex } from "@/lib/shared/calendar";
import type { MoodWeek, SharedMood } from "./types";

const sundayOf = (day: Day): Day => addDays(day, -weekdayIndex(day));

function namedIn(moods: readonly SharedMood[]): (readonly [Mood, number])[] {
  const counts = new Map<Mood, number>();
  for (const { mood } of moods) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  return [...counts].sort(
    ([one, times], [other, more]) => more - times || one.localeCompare(other),
  );
}

/**
 * Check-ins by week, oldest first. Weeks without any are left out. An average of only a few proves
 * little, so each comes with its count.
 */
export function weeksOf(moods: readonly SharedMood[]): MoodWeek[] {
  const weeks = new Map<Day, SharedMood[]>();
  for (const mood of moods) {
    const from = sundayOf(mood.day);
    weeks.set(from, [...(weeks.get(from) ?? []), mood]);
  }
  return [...weeks]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([from, entries]) => {
      const scores = entries.map(({ score }) => score);
      return {
        from,
        entries: entries.length,
        mean: Math.round((scores.reduce((sum, score) => sum + score, 0) / scores.length) * 10) / 10,
        lowest: Math.min(...scores),
        highest: Math.max(...scores),
        named: namedIn(entries),
      };
    });
}
