"use client";

import { useCallback, useEffect, useState } from "react";

const PARAMETER = "talk";

export interface OpenTalk {
  readonly id: string | null;
  /** The person has opened it on this page, rather than found it open. */
  readonly entered: boolean;
  open(id: string): void;
  clear(): void;
}

/**
 * Which talk is open. It stands in the address, so that a reload and the way back lead to the same
 * one.
 */
export function useOpenTalk(first: string | null): OpenTalk {
  const [{ id, entered }, setTalk] = useState({ id: first, entered: false });
  const go = useCallback((next: string | null) => {
    const address = new URL(window.location.href);
    if (next) address.searchParams.set(PARAMETER, next);
    else address.searchParams.delete(PARAMETER);
    window.history.pushState(null, "", address);
    setTalk({ id: next, entered: next !== null });
  }, []);
  useEffect(() => {
    const back = () =>
      setTalk({ id: new URL(window.location.href).searchParams.get(PARAMETER), entered: false });
    window.addEventListener("popstate", back);
    return () => window.removeEventListener("popstate", back);
  }, []);
  return { id, entered, open: go, clear: useCallback(() => go(null), [go]) };
}
