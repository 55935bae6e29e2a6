import { longDay } from "./dates";

/**
 * Calendar days ("2026-11-20") and months ("2026-11") as text. They sort correctly as text and have
 * no time zone. `dayOf` in dates.ts gives the day of a moment. Weeks start on Sunday, as is usual
 * in the interface's language.
 */
export type Day = string;
export type Month = string;

const DAY_MS = 24 * 60 * 60 * 1000;

/** Noon UTC of the day, so daylight saving time can't push it past midnight. */
const noonOf = (day: Day): Date => new Date(`${day}T12:00:00Z`);
const asDay = (at: Date): Day => at.toISOString().slice(0, 10);

export const addDays = (day: Day, days: number): Day =>
  asDay(new Date(noonOf(day).getTime() + days * DAY_MS));

export const monthOf = (day: Day): Month => day.slice(0, 7);
export const firstOf = (month: Month): Day => `${month}-01`;

export function addMonths(month: Month, months: number): Month {
  const first = noonOf(firstOf(month));
  first.setUTCMonth(first.getUTCMonth() + months);
  return monthOf(asDay(first));
}

/** 0 is Sunday. */
export const weekdayIndex = (day: Day): number => noonOf(day).getUTCDay();

export function daysOfMonth(month: Month): Day[] {
  const next = firstOf(addMonths(month, 1));
  const days: Day[] = [];
  for (let day = firstOf(month); day < next; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The seven days of the week that contains the day. */
export function daysOfWeek(day: Day): Day[] {
  const sunday = addDays(day, -weekdayIndex(day));
  return Array.from({ length: 7 }, (_, offset) => addDays(sunday, offset));
}

const named = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(noonOf(day));

/** "November 2026" */
export const monthName = (month: Month): string =>
  named(firstOf(month), { month: "long", year: "numeric" });

/** "Tuesday, November 17" */
export const dayName = (day: Day): string => longDay(noonOf(day), "UTC");

/** "Nov 17" */
export const shortDay = (day: Day): string => named(day, { month: "short", day: "numeric" });

/** "Sun" */
export const weekdayName = (day: Day): string => named(day, { weekday: "short" });

/** "17" */
export const dayNumber = (day: Day): string => String(Number(day.slice(8)));
