"use client";

import { cn } from "@/components/ui/cn";
import type { ShownIncident } from "@/lib/across/staff/desk/client";
import { ANSWER_WITHIN_MS } from "@/lib/across/staff/desk/constants";
import { DESK } from "./copy";
import { waitOf } from "./durations";
import { useNow } from "./use-now";

interface WaitingClockProps {
  incident: Pick<ShownIncident, "createdAt" | "acknowledgedAt" | "waitingSince">;
  /** How far the server's clock is ahead of this device's. */
  skewMs: number;
  className?: string;
}

/**
 * Counts up to five minutes while an incident waits, says when they're over, and afterward shows
 * how long it took.
 */
export function WaitingClock({ incident, skewMs, className }: WaitingClockProps) {
  const now = useNow();
  const { createdAt, acknowledgedAt, waitingSince } = incident;
  const waited = waitingSince
    ? now + skewMs - Date.parse(waitingSince)
    : Date.parse(acknowledgedAt ?? createdAt) - Date.parse(createdAt);
  const late = waitingSince !== null && waited > ANSWER_WITHIN_MS;
  const time = now === 0 ? "–" : waitOf(waited / 1000);
  const said = waitingSince ? DESK.waited(time) : DESK.answeredIn(time);
  return (
    <time
      dateTime={waitingSince ?? createdAt}
      className={cn("font-semibold tabular-nums", late ? "text-signal-ink" : "text-ink", className)}
    >
      {said}
      {late ? `, ${DESK.late}` : null}
    </time>
  );
}
