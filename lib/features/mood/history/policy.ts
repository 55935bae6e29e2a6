import type { Mood } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { MoodEntry } from "@/lib/features/mood/types";
import {
  addDays,
  addMonths,
  type Day,
  daysOfMonth,
  daysOfWeek,
  firstOf,
  monthOf,
} from "@/lib/shared/calendar";
import { dayOf } from "@/lib/shared/dates";
import { MIN_TO_TELL } from "./constants";
import type { HistoryDay, Span, SpanSummary } from "./types";

/** The calendar days of the week or month that contains `day`. */
export const daysOf = (span: Span, day: Day): Day[] =>
  span === "week" ? daysOfWeek(day) : daysOfMonth(monthOf(day));

/** A day of the previous (-1) or next (1) week or month. */
export const shiftDay = (span: Span, day: Day, step: -1 | 1): Day =>
  span === "week" ? addDays(day, 7 * step) : firstOf(addMonths(monthOf(day), step));

/**
 * The entries of each of these days in the person's time zone, earliest first. `moods` comes newest
 * first.
 */
export function historyOf(
  moods: readonly MoodEntry[],
  days: readonly Day[],
  zone: string,
): HistoryDay[] {
  const known = new Map<Day, MoodEntry[]>(days.map((day) => [day, []]));
  for (const mood of moods) known.get(dayOf(mood.createdAt, zone))?.unshift(mood);
  return [...known].map(([day, entries]) => ({ day, moods: entries }));
}

/** Counts the entries shown. No mood is called the most frequent on thin data or in a tie. */
export function summaryOf(days: readonly HistoryDay[]): SpanSummary {
  const moods = days.flatMap((day) => day.moods);
  const counts = new Map<Mood, number>();
  for (const { mood } of moods) counts.set(mood, (counts.get(mood) ?? 0) + 1);
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  const isTold = first && moods.length >= MIN_TO_TELL && first[1] > (second?.[1] ?? 0);
  return {
    entries: moods.length,
    days: days.filter((day) => day.moods.length > 0).length,
    most: isTold ? { mood: first[0], times: first[1] } : null,
  };
}

const QUICK_NOTE = MOOD_COPY.adult.quickNote("");

/**
 * The part of the note the person wrote: a single tap stores a note of its own, which adds nothing.
 */
export const ownWords = ({ notes }: Pick<MoodEntry, "notes">): string | null =>
  notes === null || notes.startsWith(QUICK_NOTE) ? null : notes;

/**
 * Spreadsheets show a cell that begins like a formula as text if it starts with a quote (OWASP, CSV
 * injection).
 */
const cell = (value: string): string => {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
};

/**
 * The entries as a table for spreadsheets (RFC 4180), oldest first, in the person's own date and
 * time.
 */
export function asCsv(
  moods: readonly MoodEntry[],
  columns: readonly string[],
  rowOf: (mood: MoodEntry) => readonly string[],
): string {
  const rows = [columns, ...[...moods].reverse().map(rowOf)];
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}
