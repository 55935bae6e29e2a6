"use client";

import { useEffect, useState } from "react";
import { REMINDER_MS } from "@/lib/features/conversation/constants";
import type { Audience } from "@/lib/shared/audience";

/**
 * How often the clock is read, in ms: timers pause while a device sleeps, but the clock doesn't.
 */
const LOOK_MS = 30_000;

interface Sitting {
  readonly sessionId: string;
  readonly audience: Audience;
  /**
   * When the conversation's first message was written (ISO 8601); null if there's none, undefined
   * until known.
   */
  readonly startedAt: string | null | undefined;
}

/**
 * Returns when the AI reminder was last due (ms since 1970), or null before the first. It recurs at
 * each interval, counted from the conversation's start or from the last reminder, across reloads
 * too.
 */
export function useReminder({ sessionId, audience, startedAt }: Sitting): number | null {
  const [saidAt, setSaidAt] = useState<number | null>(null);
  useEffect(() => {
    if (startedAt === undefined) return;
    // The stored time takes precedence: in a long conversation only the latest messages are loaded,
    // so their start moves forward.
    let since = Math.min(
      lastSaid(sessionId) ?? (startedAt ? Date.parse(startedAt) : Date.now()),
      Date.now(),
    );
    keepLastSaid(sessionId, since);
    const look = () => {
      if (Date.now() - since < REMINDER_MS[audience]) return;
      since = Date.now();
      keepLastSaid(sessionId, since);
      setSaidAt(since);
    };
    look();
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  }, [sessionId, audience, startedAt]);
  return saidAt;
}

const nameFor = (sessionId: string): string => `willow.disclosed.${sessionId}`;

function lastSaid(sessionId: string): number | null {
  try {
    return Number(sessionStorage.getItem(nameFor(sessionId))) || null;
  } catch {
    return null;
  }
}

function keepLastSaid(sessionId: string, at: number): void {
  try {
    sessionStorage.setItem(nameFor(sessionId), String(at));
  } catch {
    // Without storage, counting restarts from the beginning: better too often than too seldom.
  }
}
