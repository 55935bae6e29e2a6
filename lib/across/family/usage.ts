import { addDays } from "@/lib/shared/calendar";
import { MINUTE_STEP, SHOWN_DAYS, SITTING_GAP_MS } from "./constants";
import type { UsedDay } from "./types";

const MINUTE_MS = 60_000;

/**
 * Creates one formatter for thousands of timestamps, because building one costs more than using it.
 */
function dayNamer(zone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat("en-CA", {
    timeZone: zone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return (at) => format.format(at);
}

/**
 * Minutes spent in sittings, which are signs of use close together. Each lasts at least a minute,
 * and the total is rounded up to steps of five.
 */
function minutesOf(moments: readonly number[]): number {
  let milliseconds = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const at of [...moments].sort((one, other) => one - other)) {
    const gap = at - last;
    milliseconds += gap <= SITTING_GAP_MS ? gap : MINUTE_MS;
    last = at;
  }
  return Math.ceil(milliseconds / MINUTE_MS / MINUTE_STEP) * MINUTE_STEP;
}

/**
 * Minutes of use on each of the last 28 days, derived only from when someone did something. A
 * sitting that runs past midnight counts on both days.
 */
export function usedDays(moments: readonly Date[], now: Date, zone: string): UsedDay[] {
  const dayIn = dayNamer(zone);
  const byDay = new Map<string, number[]>();
  for (const at of moments) {
    const day = dayIn(at);
    byDay.set(day, [...(byDay.get(day) ?? []), at.getTime()]);
  }
  const today = dayIn(now);
  return Array.from({ length: SHOWN_DAYS }, (_, back) => {
    const day = addDays(today, back - SHOWN_DAYS + 1);
    return { day, minutes: minutesOf(byDay.get(day) ?? []) };
  });
}
