"use client";

import { useEffect } from "react";

/**
 * Keeps the screen on during a routine, where the browser supports it (Screen Wake Lock API); the
 * lock is released in the background.
 */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !("wakeLock" in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    async function take() {
      if (document.hidden) return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (isOver) await taken.release();
        else lock = taken;
      } catch {
        // A low battery denies the lock; the screen then turns off as usual.
      }
    }
    void take();
    document.addEventListener("visibilitychange", take);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", take);
      void lock?.release().catch(() => undefined);
    };
  }, [active]);
}
