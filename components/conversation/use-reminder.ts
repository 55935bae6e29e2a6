"use client";

import { useEffect, useState } from "react";
import { REMINDER_MS } from "@/lib/features/conversation/constants";
import type { Audience } from "@/lib/shared/audience";

/**
 * Timers stand still while a device sleeps; the clock does not. So the clock is read this often
 * (ms).
 */
const LOOK_MS = 30_000;

interface Sitting {
  readonly sessionId: string;
  readonly audience: Audience;
  /**
   * When the conversation's first message was written (ISO 8601); null while there is none,
   * undefined until known.
   */
  readonly startedAt: string | null | undefined;
}

/**
 * The moment (ms since 1970) at which it was last due to say again who is answering; null before
 * the first. It comes again each interval, counted from the conversation's start or from the last
 * time it was said, also across reloads.
 */
export function useReminder({ sessionId, audience, startedAt }: Sitting): number | null {
  const [saidAt, setSaidAt] = useState<number | null>(null);
  useEffect(() => {
    if (startedAt === undefined) return;
    // What is stored goes first: of a long conversation only the latest messages are known, and
    // their start moves on.
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
    // Without storage it is counted from the start again, so that it is said too often rather than
    // too seldom.
  }
}
