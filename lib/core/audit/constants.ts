/** Maximum rows per page of the trail. */
export const MAX_LISTED = 100;
export const MAX_ACTION = 60;
/** Longest e-mail address (RFC 5321). People can also be searched for by address. */
export const MAX_WHO = 254;

/** Rows chained or checked per batch. */
export const CHAIN_BATCH = 500;
/** Maximum rows chained per job run. The next run, a minute later, continues. */
export const CHAIN_A_RUN = 10_000;
/** Maximum rows per check. The response says where the next check resumes. */
export const CHAIN_A_CHECK = 20_000;
/** How long the job waits for rows still being written, and how often it checks (ms). */
export const SETTLE_MS = 2_000;
export const SETTLE_LOOK_MS = 25;
/** The hash before the first link: 32 zero bytes. */
export const CHAIN_START = "0".repeat(64);
