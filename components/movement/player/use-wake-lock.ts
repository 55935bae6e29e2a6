"use client";

import { useEffect } from "react";

/**
 * Keeps the screen on while somebody moves, where the browser can (Screen Wake Lock API); it lets
 * go in the background.
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
        // A low battery refuses it: the screen then goes off as usual.
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
