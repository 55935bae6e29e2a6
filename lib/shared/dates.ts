/** The interface is English (contract 8), so dates are formatted the same way everywhere. */
const LOCALE = "en-US";

type Moment = string | Date;

const format = (at: Moment, timeZone: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(LOCALE, { ...options, timeZone }).format(new Date(at));

/** "2026-11-20": the calendar day of the moment in that time zone. Sorts and compares as text. */
export const dayOf = (at: Moment, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).format(new Date(at));

/** "Mon" */
export const shortWeekday = (at: Moment, timeZone: string): string =>
  format(at, timeZone, { weekday: "short" });

/** "Tuesday" */
export const weekday = (at: Moment, timeZone: string): string =>
  format(at, timeZone, { weekday: "long" });

/** "8:10 AM" */
export const timeOfDay = (at: Moment, timeZone: string): string =>
  format(at, timeZone, { hour: "numeric", minute: "2-digit" });

/** "08:10": the 24-hour clock, for places where "AM" might be missed. */
export const clockTime = (at: Moment, timeZone: string): string =>
  format(at, timeZone, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });

/** "Nov 17" */
export const shortDate = (at: Moment, timeZone: string): string =>
  format(at, timeZone, { month: "short", day: "numeric" });

/** "Tuesday, November 17" */
export const longDay = (at: Moment, timeZone: string): string =>
  format(at, timeZone, { weekday: "long", month: "long", day: "numeric" });

/** "September 14, 2025" */
export const fullDay = (at: Moment, timeZone: string): string =>
  format(at, timeZone, { year: "numeric", month: "long", day: "numeric" });

/** "September 14, 2025 at 8:10 AM" */
export const fullMoment = (at: Moment, timeZone: string): string =>
  `${fullDay(at, timeZone)} at ${timeOfDay(at, timeZone)}`;

/** The time if it's today, else the date: enough to tell two conversations apart. */
export const shortDay = (at: string, zone: string): string =>
  dayOf(at, zone) === dayOf(new Date(), zone) ? timeOfDay(at, zone) : longDay(at, zone);
