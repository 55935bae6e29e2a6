const MINUTE_MS = 60_000;

/**
 * A PIN session lasts this long at most, and this long without a person at work (ADMN-09; HIPAA
 * 164.312(a)(2)(iii)).
 */
export const SESSION_LIFE_MS = 8 * 60 * MINUTE_MS;
export const SESSION_IDLE_MS = 30 * MINUTE_MS;

/** A session in use is noted at most this often, so that most calls write nothing. */
export const TOUCH_EVERY_MS = MINUTE_MS;

/** VALD-23, in UTF-16 units. */
export const MIN_PIN = 4;
export const MAX_PIN = 6;

/**
 * Wrong tries within `TRY_WINDOW_MS` after which the next one is refused unheard, by person and by
 * address (ADMN-07).
 */
export const TRY_WINDOW_MS = 15 * MINUTE_MS;
export const TRIES_OF_ONE = 5;
/**
 * The same for all people together who hold no role: many accounts behind many addresses do not add
 * up (decision 0037).
 */
export const TRIES_OF_ALL = 50;

/**
 * With a wrong PIN: how many more are heard before the door closes. The body of that answer is
 * given (contract 6).
 */
export const TRIES_LEFT_HEADER = "x-pin-tries-left";

/** So many wrong ones before the right one look like a guess that came true. */
export const TELLING_TRIES = 3;
/** Admins hear of each of the two at most this often, however long somebody goes on. */
export const WARN_EVERY_MS = 60 * MINUTE_MS;

/**
 * How long before its end the browser says that the session is about to end, and after how much
 * work it tells the server.
 */
export const WARN_BEFORE_MS = 2 * MINUTE_MS;
export const TELL_WORK_EVERY_MS = 5 * MINUTE_MS;
