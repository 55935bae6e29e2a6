import { MONTHS, type Months, NOTICE_DAYS } from "./constants";

const DAY_MS = 24 * 60 * 60 * 1000;

/** From when on a choice of now counts. */
export const countsFrom = (now: Date): Date => new Date(now.getTime() + NOTICE_DAYS * DAY_MS);

/**
 * The moment so many calendar months before `at`, in UTC; of a month that is too short, its last
 * day.
 */
export function monthsBefore(at: Date, months: Months): Date {
  const before = new Date(at);
  before.setUTCDate(1);
  before.setUTCMonth(before.getUTCMonth() - months);
  const last = new Date(
    Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0),
  ).getUTCDate();
  before.setUTCDate(Math.min(at.getUTCDate(), last));
  return before;
}

/**
 * A number of the database that is one of the choices; anything else is no rule, and deletes
 * nothing.
 */
export const asMonths = (value: number): Months | null =>
  MONTHS.find((months) => months === value) ?? null;
