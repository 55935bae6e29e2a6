/**
 * Days a minor's account can be held past its erasure day so the desk can close open incidents
 * (decision 0049).
 */
export const HELD_DAYS = 30;
export const HELD_MS = HELD_DAYS * 24 * 60 * 60 * 1000;
