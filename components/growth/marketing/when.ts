/**
 * "Nov 21, 2026, 8:10 PM" in the reader's zone. Only for client rendering: the server doesn't know
 * the zone.
 */
export const whenHere = (at: string): string =>
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(at),
  );

const two = (value: number): string => String(value).padStart(2, "0");

/** The value format of a datetime-local input: local time without a zone. */
export function localInput(at: Date): string {
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}
