const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (value: number): string => String(value).padStart(2, "0");

/** "4:07", "1:12:30", "3 d 4 h": a clock up to a day, then what can be taken in. Seconds in. */
export function clockOf(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= DAY) return `${Math.floor(whole / DAY)} d ${Math.floor((whole % DAY) / HOUR)} h`;
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / MINUTE), whole % MINUTE];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** "40 seconds", "3 minutes", "2 hours", "5 days": for ears, and for what need not run. */
export function roughly(seconds: number): string {
  const units = [
    [DAY, "day"],
    [HOUR, "hour"],
    [MINUTE, "minute"],
  ] as const;
  const [size, name] = units.find(([unit]) => seconds >= unit) ?? [1, "second"];
  const count = Math.max(0, Math.floor(seconds / size));
  return `${count} ${name}${count === 1 ? "" : "s"}`;
}
