"use client";

import { useEffect, useState } from "react";

/**
 * Whole seconds since the run of this number began; 0 is no run. Counted from the clock, so that a
 * slow page does not stretch a breath.
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
