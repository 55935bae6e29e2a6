/**
 * How long the account of a minor waits, after its day, for the desk to close what is open
 * (decision 0049).
 */
export const HELD_DAYS = 30;
export const HELD_MS = HELD_DAYS * 24 * 60 * 60 * 1000;
