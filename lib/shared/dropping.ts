/**
 * Maximum expired rows one job run deletes from a table. The job runs every minute. After a day
 * without it, an unbounded statement would find more rows than it has time for, and then fail every
 * minute from then on.
 */
export const MAX_DELETED_PER_RUN = 50_000;
