"use client";

import { useEffect, useState } from "react";

/**
 * Counts whole seconds since the given run began; run 0 means none. It reads the clock, so that a
 * slow page doesn't stretch a breath.
 */
export function useSeconds(run: number): number {
  const [passed, setPassed] = useState({ run: 0, seconds: 0 });
  useEffect(() => {
    if (run === 0) return;
    const began = performance.now();
    const tick = () => setPassed({ run, seconds: Math.floor((performance.now() - began) / 1000) });
    const ticking = setInterval(tick, 200);
    return () => clearInterval(ticking);
  }, [run]);
  return passed.run === run ? passed.seconds : 0;
}
