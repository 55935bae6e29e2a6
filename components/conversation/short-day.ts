import { dayOf, longDay, timeOfDay } from "@/lib/shared/dates";

/** The time if it's today, else the date: enough to tell two conversations apart. */
export const shortDay = (at: string, zone: string): string =>
  dayOf(at, zone) === dayOf(new Date(), zone) ? timeOfDay(at, zone) : longDay(at, zone);
