import { MONTHS, type Months, NOTICE_DAYS } from "./constants";

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a choice made now takes effect. */
export const countsFrom = (now: Date): Date => new Date(now.getTime() + NOTICE_DAYS * DAY_MS);

/**
 * The time `months` calendar months before `at`, in UTC. If that month is too short, its last day.
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
 * Narrows a database value to one of the choices. Any other number counts as no rule, so nothing is
 * deleted.
 */
export const asMonths = (value: number): Months | null =>
  MONTHS.find((months) => months === value) ?? null;
