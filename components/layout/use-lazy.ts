"use client";

import { useEffect, useState } from "react";
import { whenSettled } from "@/lib/client/when-settled";

/**
 * Loads a part after the page has settled, so that it's there when the network isn't. With `wanted`
 * it loads at once; without `ahead` it doesn't load before that. Returns undefined until then and
 * while loading fails, so render something that needs no script. It retries when the network is
 * back.
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
