const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const units = [
  [DAY, "day"],
  [HOUR, "hour"],
  [MINUTE, "minute"],
  [1, "second"],
] as const;

const inWords = (count: number, name: string): string =>
  `${count} ${name}${count === 1 ? "" : "s"}`;

/** From here on, running seconds add nothing (s). */
const SECONDS_END = 5 * MINUTE;

/**
 * Formats seconds as "42 seconds", "4 minutes 7 seconds", "57 minutes", "1 hour 12 minutes" or "3
 * days 4 hours". It uses words, because a bare "57:39" may mean minutes or hours and screen readers
 * read it as neither.
 */
export function waitOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const at = units.findIndex(([size]) => whole >= size);
  const [unit, below] = [units[at], units[at + 1]];
  if (!unit) return inWords(0, "second");
  const [size, name] = unit;
  const first = inWords(Math.floor(whole / size), name);
  if (!below || (size === MINUTE && whole >= SECONDS_END)) return first;
  const rest = Math.floor((whole % size) / below[0]);
  return rest > 0 ? `${first} ${inWords(rest, below[1])}` : first;
}

/**
 * "40 seconds", "3 minutes", "2 hours", "5 days": for screen readers, and wherever it doesn't tick.
 */
export function roughly(seconds: number): string {
  const [size, name] = units.find(([unit]) => seconds >= unit) ?? [1, "second"];
  return inWords(Math.max(0, Math.floor(seconds / size)), name);
}
