import { addDays, type Day, weekdayIndex } from "@/lib/shared/calendar";
import { dayOf } from "@/lib/shared/dates";
import type { PtSession } from "./types";

/** Pain before and after of one session. */
export interface PainPair {
  readonly id: string;
  readonly createdAt: string;
  readonly before: number;
  readonly after: number;
}

/** Sessions that the pain picture shows. */
const MAX_PAIRS = 12;

/** The last sessions in which both were told, oldest first. `sessions` comes newest first. */
export const painPairs = (sessions: readonly PtSession[]): PainPair[] =>
  sessions
    .flatMap(({ id, createdAt, painBefore, painAfter }) =>
      painBefore === null || painAfter === null
        ? []
        : [{ id, createdAt, before: painBefore, after: painAfter }],
    )
    .slice(0, MAX_PAIRS)
    .reverse();

/** Points by which pain changed on average; below 0 it became less. Null without pairs. */
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

/** That the picture of minutes shows. */
export const WEEKS = 8;

/**
 * Minutes of the last eight weeks where the person is, oldest first; weeks without a session are
 * there with 0.
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
