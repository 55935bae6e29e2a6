"use client";

import { useEffect, useRef } from "react";
import { AUTO_START_MS } from "@/lib/features/conversation/voice/constants";
import { hasTapped, mayListen } from "./visit";

const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

/**
 * Begins once by itself, 1.5 s after `wanted` became true and something was tapped in this visit
 * (VOIC-07). Whatever makes `wanted` false before that calls it off.
 */
export function useAutoStart(wanted: boolean, start: () => void): void {
  const latest = useRef(start);
  latest.current = start;
  const isSpent = useRef(false);
  useEffect(() => {
    if (!wanted || isSpent.current) return;
    const calledOff = new AbortController();
    const { signal } = calledOff;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = () => {
      timer = setTimeout(begin, AUTO_START_MS);
    };
    async function begin() {
      if (!hasTapped()) {
        document.addEventListener("click", later, { once: true, capture: true, signal });
        return;
      }
      if (isCovered() || !(await mayListen()) || signal.aborted) return;
      isSpent.current = true;
      latest.current();
    }
    later();
    return () => {
      calledOff.abort();
      clearTimeout(timer);
    };
  }, [wanted]);
}
