const DAY = 24 * 60 * 60 * 1000;

/** Longest life of a sign-in, in milliseconds; the cookie lives as long, the row decides (contract 4). */
export const SESSION_LIFE_MS = 30 * DAY;
/** A session unused for this long is over. */
export const SESSION_IDLE_MS = 7 * DAY;
/** How far a deadline may lag behind before it is written again. */
export const SESSION_TOUCH_MS = DAY;

export function idleDeadline(now: Date, signedInAt: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_IDLE_MS, signedInAt.getTime() + SESSION_LIFE_MS));
}
