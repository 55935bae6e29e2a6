"use client";

import { useEffect, useState } from "react";

const whenIdle = (work: () => void): (() => void) => {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(work, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: 4000 });
  return () => cancelIdleCallback(handle);
};

/**
 * A part that is fetched after the page has come to rest, so that it is there when the network is not. Undefined until
 * then, and for as long as it cannot be fetched: show something that needs no script.
 */
export function useLazy<T>(load: () => Promise<T>): T | undefined {
  const [part, setPart] = useState<{ value: T }>();
  useEffect(() => {
    let gone = false;
    const stop = whenIdle(() => {
      load().then(
        (value) => gone || setPart({ value }),
        () => undefined,
      );
    });
    return () => {
      gone = true;
      stop();
    };
  }, [load]);
  return part?.value;
}
