const DAY = 24 * 60 * 60 * 1000;

/**
 * Maximum lifetime of a session in milliseconds. The cookie lasts just as long, but the database
 * row decides (contract 4).
 */
export const SESSION_LIFE_MS = 30 * DAY;
/** A session unused for this long expires. */
export const SESSION_IDLE_MS = 7 * DAY;
/**
 * How far the stored expiry may lag behind before it's rewritten. The family page derives "used
 * today" from it.
 */
export const SESSION_TOUCH_MS = 60 * 60 * 1000;

/** When a session was last used, to the hour. Null once its expiry no longer moves. */
export function lastUsed(expire: Date, signedInAt: Date): Date | null {
  if (expire.getTime() >= signedInAt.getTime() + SESSION_LIFE_MS) return null;
  return new Date(expire.getTime() - SESSION_IDLE_MS);
}

export function idleDeadline(now: Date, signedInAt: Date): Date {
  return new Date(
    Math.min(now.getTime() + SESSION_IDLE_MS, signedInAt.getTime() + SESSION_LIFE_MS),
  );
}
