/**
 * How many rows that ran out one run of a job drops of a table. The job comes every minute; a
 * statement without a bound would, after a day without it, meet more rows than it has time for, and
 * fail each minute for good.
 */
export const DROPPED_AT_ONCE = 50_000;
