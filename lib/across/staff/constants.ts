const MINUTE_MS = 60_000;

/**
 * Maximum life of a PIN session, and how long it lasts without anyone at work (ADMN-09; HIPAA
 * 164.312(a)(2)(iii)).
 */
export const SESSION_LIFE_MS = 8 * 60 * MINUTE_MS;
export const SESSION_IDLE_MS = 30 * MINUTE_MS;

/** Use of a session is recorded at most this often, so that most calls write nothing. */
export const TOUCH_EVERY_MS = MINUTE_MS;

/** VALD-23, in UTF-16 units. */
export const MIN_PIN = 4;
export const MAX_PIN = 6;

/**
 * Wrong tries within `TRY_WINDOW_MS`, per person and per address, after which the next is refused
 * unchecked (ADMN-07).
 */
export const TRY_WINDOW_MS = 15 * MINUTE_MS;
export const TRIES_OF_ONE = 5;
/**
 * The same limit for everyone without a role together, so that many accounts at many addresses
 * don't add up to more tries (decision 0037).
 */
export const TRIES_OF_ALL = 50;

/**
 * Sent with a wrong PIN: how many tries are left before the lockout. A header, because contract 6
 * fixes the body.
 */
export const TRIES_LEFT_HEADER = "x-pin-tries-left";

/** This many wrong tries before the right one look like a successful guess. */
export const TELLING_TRIES = 3;
/**
 * Each of the two warnings goes to admins at most this often, however long someone keeps trying.
 */
export const WARN_EVERY_MS = 60 * MINUTE_MS;

/** How long before the end the browser warns, and how often it reports work to the server. */
export const WARN_BEFORE_MS = 2 * MINUTE_MS;
export const TELL_WORK_EVERY_MS = 5 * MINUTE_MS;
