"use client";

import { useCallback, useEffect, useState } from "react";

const PARAMETER = "talk";

export interface OpenTalk {
  readonly id: string | null;
  open(id: string): void;
  clear(): void;
}

/** Which talk is open. It stands in the address, so that a reload and the way back lead to the same one. */
export function useOpenTalk(first: string | null): OpenTalk {
  const [id, setId] = useState(first);
  const go = useCallback((next: string | null) => {
    const address = new URL(window.location.href);
    if (next) address.searchParams.set(PARAMETER, next);
    else address.searchParams.delete(PARAMETER);
    window.history.pushState(null, "", address);
    setId(next);
  }, []);
  useEffect(() => {
    const back = () => setId(new URL(window.location.href).searchParams.get(PARAMETER));
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, []);
  return { id, open: go, clear: useCallback(() => go(null), [go]) };
}
