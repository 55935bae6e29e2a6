"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { readAdminSession } from "@/lib/across/staff/client";
import { TELL_WORK_EVERY_MS, WARN_BEFORE_MS } from "@/lib/across/staff/constants";
import {
  endAdminSessionIfExpired,
  expireAdminSession,
  tellSessionEnd,
} from "@/lib/client/admin-session";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";

export interface SessionEnd {
  /** When the session ends unless there's activity, in ms on this browser's clock. */
  readonly endsAt: number;
  readonly final: boolean;
}

const SECOND_MS = 1000;

/**
 * Follows this tab's PIN session: reports activity to the server (typing a long note makes no
 * request) and returns the end once it's near, else null.
 */
export function useSessionEnd(): { ending: SessionEnd | null; stay: () => void } {
  const [end, setEnd] = useState<SessionEnd | null>(null);
  const [isNear, setNear] = useState(false);
  const told = useRef(0);
  const endsAt = useRef<number | null>(null);

  const look = useCallback(async (atWork: boolean) => {
    if (atWork) told.current = Date.now();
    try {
      const { secondsLeft, final } = await readAdminSession({ atWork });
      setNear(secondsLeft * SECOND_MS <= WARN_BEFORE_MS);
      endsAt.current = Date.now() + secondsLeft * SECOND_MS;
      setEnd({ endsAt: endsAt.current, final });
    } catch (error) {
      if (bounceIfUnauthorized(error) || endAdminSessionIfExpired(error)) return;
      // Without a response, the last known end applies: data must not stay on an unattended screen
      // just because the network is down.
      setNear(endsAt.current !== null && endsAt.current - Date.now() <= WARN_BEFORE_MS);
    }
  }, []);

  useEffect(() => {
    void look(true);
    const work = () => {
      if (Date.now() - told.current >= TELL_WORK_EVERY_MS) void look(true);
    };
    window.addEventListener("pointerdown", work);
    window.addEventListener("keydown", work);
    return () => {
      window.removeEventListener("pointerdown", work);
      window.removeEventListener("keydown", work);
    };
  }, [look]);

  useEffect(() => {
    if (isNear) tellSessionEnd();
  }, [isNear]);

  useEffect(() => {
    if (!end) return;
    const left = end.endsAt - Date.now();
    const timer = isNear
      ? setTimeout(expireAdminSession, Math.max(0, left))
      : // Other requests may have extended the session, so ask the server before warning.
        setTimeout(() => void look(false), Math.max(SECOND_MS, left - WARN_BEFORE_MS));
    return () => clearTimeout(timer);
  }, [end, isNear, look]);

  return { ending: isNear ? end : null, stay: () => void look(true) };
}
