"use client";

import { useEffect, useState } from "react";
import { whenSettled } from "@/lib/client/when-settled";

/**
 * A part that is fetched after the page has come to rest, so that it is there when the network is
 * not; at once when it is `wanted`, and not before where it is not fetched `ahead`. Undefined until
 * then, and for as long as it cannot be fetched: show something that needs no script. It is asked
 * for again when the network is back.
 */
export function useLazy<T>(load: () => Promise<T>, wanted = false, ahead = true): T | undefined {
  const [part, setPart] = useState<{ value: T }>();
  const isThere = part !== undefined;
  useEffect(() => {
    if (isThere || !(wanted || ahead)) return;
    let gone = false;
    const fetchPart = () => {
      load().then(
        (value) => gone || setPart({ value }),
        () => undefined,
      );
    };
    const stop = wanted ? undefined : whenSettled(fetchPart);
    if (wanted) fetchPart();
    window.addEventListener("online", fetchPart);
    return () => {
      gone = true;
      window.removeEventListener("online", fetchPart);
      stop?.();
    };
  }, [load, wanted, ahead, isThere]);
  return part?.value;
}
