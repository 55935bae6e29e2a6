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
  /** When the session ends unless somebody works on; by this browser's clock, in milliseconds. */
  readonly endsAt: number;
  readonly final: boolean;
}

const SECOND_MS = 1000;

/**
 * Follows the PIN session of this tab: tells the server that somebody works here (typing a long
 * note makes no call), and says when the end is near. Null while it is not.
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
      // Without an answer the end that was told last stands: without a network too nobody's data
      // stays on a desk alone.
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
      : // Other calls may have put the end off meanwhile: the server is asked before anybody is warned.
        setTimeout(() => void look(false), Math.max(SECOND_MS, left - WARN_BEFORE_MS));
    return () => clearTimeout(timer);
  }, [end, isNear, look]);

  return { ending: isNear ? end : null, stay: () => void look(true) };
}
