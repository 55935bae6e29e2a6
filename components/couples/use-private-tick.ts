"use client";

import { useCallback, useEffect, useState } from "react";

const nameOf = (sessionId: string): string => `willow.couple-private.${sessionId}`;

/** Storage can be refused by the browser's settings; the tick then lives as long as the page. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Whether what is written goes to the guide alone. It outlives a reload as the text does: a private text that comes back
 * into the field must not come back as one for both.
 */
export function usePrivateTick(sessionId: string): readonly [boolean, (isPrivate: boolean) => void] {
  const [isPrivate, setPrivate] = useState(false);
  useEffect(() => setPrivate(storage()?.getItem(nameOf(sessionId)) === "1"), [sessionId]);
  const change = useCallback(
    (next: boolean) => {
      setPrivate(next);
      if (next) storage()?.setItem(nameOf(sessionId), "1");
      else storage()?.removeItem(nameOf(sessionId));
    },
    [sessionId],
  );
  return [isPrivate, change];
}
