const DAY = 24 * 60 * 60 * 1000;

/**
 * Longest life of a sign-in, in milliseconds; the cookie lives as long, the row decides (contract
 * 4).
 */
export const SESSION_LIFE_MS = 30 * DAY;
/** A session unused for this long is over. */
export const SESSION_IDLE_MS = 7 * DAY;
/**
 * How far a deadline may lag behind before it is written again. The family page reads from it that
 * somebody was here today.
 */
export const SESSION_TOUCH_MS = 60 * 60 * 1000;

/** When a sign-in was last used, to the hour; null once its deadline does not move any more. */
export function lastUsed(expire: Date, signedInAt: Date): Date | null {
  if (expire.getTime() >= signedInAt.getTime() + SESSION_LIFE_MS) return null;
  return new Date(expire.getTime() - SESSION_IDLE_MS);
}

export function idleDeadline(now: Date, signedInAt: Date): Date {
  return new Date(
    Math.min(now.getTime() + SESSION_IDLE_MS, signedInAt.getTime() + SESSION_LIFE_MS),
  );
}
