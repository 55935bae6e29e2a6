"use client";

import { useCallback, useEffect, useState } from "react";

const nameOf = (sessionId: string, ownId: string): string =>
  `willow.couple-private.${ownId}.${sessionId}`;

/** Storage can be refused by the browser's settings; the tick then lives as long as the page. */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Whether what is written goes to the guide alone. It outlives a reload as the text does: a private
 * text that comes back into the field must not come back as one for both. Each of the two has their
 * own: on a device that both use, a tick that was left would tell the next one that something was
 * written in private.
 */
export function usePrivateTick(
  sessionId: string,
  ownId: string,
): readonly [boolean, (isPrivate: boolean) => void] {
  const [isPrivate, setPrivate] = useState(false);
  const name = nameOf(sessionId, ownId);
  useEffect(() => setPrivate(storage()?.getItem(name) === "1"), [name]);
  const change = useCallback(
    (next: boolean) => {
      setPrivate(next);
      if (next) storage()?.setItem(name, "1");
      else storage()?.removeItem(name);
    },
    [name],
  );
  return [isPrivate, change];
}
