import type { Mood } from "@/prisma/client/enums";

/** A line and its author; the guide's lines also list the activities suggested below them. */
export type Line = readonly ["user", string] | readonly ["assistant", string, ...string[]];

/** `daysAgo` and `at` (UTC) date the first line; each of the others follows two minutes later. */
export interface Conversation {
  readonly slug: string;
  readonly title: string;
  readonly mood: Mood;
  readonly daysAgo: number;
  readonly at: string;
  readonly summary?: string;
  readonly lines: readonly Line[];
}

/** Days ago, time (UTC), mood, score, note, triggers. */
export type CheckIn = readonly [number, string, Mood, number, string?, ...string[]];

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

export function dateOf(now: Date, daysAgo: number, at: string): Date {
  const day = new Date(now.getTime() - daysAgo * DAY).toISOString().slice(0, 10);
  return new Date(`${day}T${at}:00.000Z`);
}

export const minutesAfter = (date: Date, minutes: number): Date =>
  new Date(date.getTime() + minutes * MINUTE);
