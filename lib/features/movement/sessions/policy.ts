import { addDays, type Day, weekdayIndex } from "@/lib/shared/calendar";
import { dayOf } from "@/lib/shared/dates";
import type { PtSession } from "./types";

/** A session's pain before and after. */
export interface PainPair {
  readonly id: string;
  readonly createdAt: string;
  readonly before: number;
  readonly after: number;
}

/** Sessions in the pain chart. */
const MAX_PAIRS = 12;

/** The latest sessions with both values, oldest first. `sessions` comes newest first. */
export const painPairs = (sessions: readonly PtSession[]): PainPair[] =>
  sessions
    .flatMap(({ id, createdAt, painBefore, painAfter }) =>
      painBefore === null || painAfter === null
        ? []
        : [{ id, createdAt, before: painBefore, after: painAfter }],
    )
    .slice(0, MAX_PAIRS)
    .reverse();

/** Average change in pain, in points; negative means less. Null without pairs. */
export function painChange(pairs: readonly PainPair[]): number | null {
  if (pairs.length === 0) return null;
  const sum = pairs.reduce((total, { before, after }) => total + after - before, 0);
  return Math.round((sum / pairs.length) * 10) / 10;
}

export interface Week {
  /** Its Sunday. */
  readonly day: Day;
  readonly minutes: number;
}

/** Weeks in the minutes chart. */
export const WEEKS = 8;

/**
 * Minutes per week over the last eight weeks in the person's time zone, oldest first; a week
 * without a session is 0.
 */
export function minutesByWeek(sessions: readonly PtSession[], zone: string, now: Date): Week[] {
  const sundayOf = (day: Day): Day => addDays(day, -weekdayIndex(day));
  const last = sundayOf(dayOf(now, zone));
  const weeks = new Map(
    Array.from({ length: WEEKS }, (_, at) => [addDays(last, -7 * (WEEKS - 1 - at)), 0]),
  );
  for (const { createdAt, duration } of sessions) {
    const week = sundayOf(dayOf(createdAt, zone));
    const minutes = weeks.get(week);
    if (minutes !== undefined) weeks.set(week, minutes + duration);
  }
  return [...weeks].map(([day, minutes]) => ({ day, minutes }));
}
