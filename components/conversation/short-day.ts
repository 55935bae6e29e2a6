import { dayOf, longDay, timeOfDay } from "@/lib/shared/dates";

/** The time for today, else the day: as much as tells two conversations apart. */
export const shortDay = (at: string, zone: string): string =>
  dayOf(at, zone) === dayOf(new Date(), zone) ? timeOfDay(at, zone) : longDay(at, zone);
