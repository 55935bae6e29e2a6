/**
 * Maximum expired rows that one job run deletes from a table. The job runs every minute; after a
 * day without it, an unbounded statement would meet more rows than it has time for, and then fail
 * every minute for good.
 */
export const DROPPED_AT_ONCE = 50_000;
