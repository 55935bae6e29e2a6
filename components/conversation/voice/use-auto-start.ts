"use client";

import { useEffect, useRef } from "react";
import { AUTO_START_MS } from "@/lib/features/conversation/voice/constants";
import { hasTapped, mayListen } from "./visit";

const isCovered = (): boolean => document.querySelector("dialog[open]") !== null;

/**
 * Starts by itself, once, 1.5 s after `wanted` became true and the person tapped something in this
 * visit (VOIC-07). If `wanted` turns false before that, the start is canceled.
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
