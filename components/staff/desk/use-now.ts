"use client";

import { useSyncExternalStore } from "react";

const SECOND = 1000;

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, SECOND);
  return () => clearInterval(timer);
}

const thisSecond = () => Math.floor(Date.now() / SECOND) * SECOND;
const unknown = () => 0;

/** This device's time, updated every second (ms); 0 on the server. */
export const useNow = (): number => useSyncExternalStore(everySecond, thisSecond, unknown);
