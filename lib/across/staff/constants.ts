const MINUTE_MS = 60_000;

/**
 * Maximum lifetime of a PIN session, and how long it lasts without activity (ADMN-09; HIPAA
 * 164.312(a)(2)(iii)).
 */
export const SESSION_LIFE_MS = 8 * 60 * MINUTE_MS;
export const SESSION_IDLE_MS = 30 * MINUTE_MS;

/** Minimum time between two records of activity, so most calls write nothing. */
export const TOUCH_EVERY_MS = MINUTE_MS;

/** PIN length in UTF-16 units (VALD-23). */
export const MIN_PIN = 4;
export const MAX_PIN = 6;

/**
 * Wrong tries within `TRY_WINDOW_MS`, per person and per address, before further ones are refused
 * unchecked (ADMN-07).
 */
export const TRY_WINDOW_MS = 15 * MINUTE_MS;
export const TRIES_OF_ONE = 5;
/**
 * The same limit for everyone without a role combined, so using many accounts at many addresses
 * doesn't allow more tries (decision 0037).
 */
export const TRIES_OF_ALL = 50;

/**
 * Sent with a wrong PIN: how many tries are left before the lockout. It's a header because contract
 * 6 fixes the body.
 */
export const TRIES_LEFT_HEADER = "x-pin-tries-left";

/** With this many wrong tries before it, a right one looks like a successful guess. */
export const TELLING_TRIES = 3;
/** Minimum time between two of the same warning to admins, however long someone keeps trying. */
export const WARN_EVERY_MS = 60 * MINUTE_MS;

/**
 * How long before the session ends the browser warns, and how often it reports activity to the
 * server.
 */
export const WARN_BEFORE_MS = 2 * MINUTE_MS;
export const TELL_WORK_EVERY_MS = 5 * MINUTE_MS;
