/**
 * Maximum expired rows one job run deletes from a table. The job runs every minute. After a day
 * without it, an unbounded statement would find more rows than it has time for, and then fail every
 * minute from then on.
 */
export const DROPPED_AT_ONCE = 50_000;
