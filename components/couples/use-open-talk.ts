"use client";

import { useCallback, useEffect, useState } from "react";

const PARAMETER = "talk";

export interface OpenTalk {
  readonly id: string | null;
  /** The person opened it on this page; false if it was open on load. */
  readonly entered: boolean;
  open(id: string): void;
  clear(): void;
}

/** Tracks the open talk in the URL, so that a reload and Back lead to the same one. */
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
