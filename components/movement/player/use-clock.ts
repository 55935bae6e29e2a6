"use client";

import { useEffect, useState } from "react";
import type { Moment } from "@/lib/features/movement/player/policy";
import { momentIn, secondsIn } from "@/lib/features/movement/player/policy";
import type { Place, Step } from "@/lib/features/movement/player/types";

const LOOK_MS = 200;

/**
 * The state of a step's clock, computed from the time of day, so that a slow page doesn't stretch a
 * hold.
 */
export function useClock(place: Place, step: Step): Moment | null {
  const [now, setNow] = useState(() => Date.now());
  const runs = place.since !== null;
  useEffect(() => {
    setNow(Date.now());
    if (!runs) return;
    const looking = setInterval(() => setNow(Date.now()), LOOK_MS);
    return () => clearInterval(looking);
  }, [runs]);
  return momentIn(step, Math.max(0, secondsIn(place, Math.max(now, place.since ?? 0))));
}
