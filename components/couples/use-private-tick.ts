"use client";

import { useCallback, useEffect, useState } from "react";

const nameOf = (sessionId: string, ownId: string): string =>
  `willow.couple-private.${ownId}.${sessionId}`;

/**
 * Browser settings can block storage; the checkbox then keeps its state only until the page closes.
 */
function storage(): Storage | null {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
}

/**
 * Whether the text goes to the guide alone. The tick survives a reload just as the text does: a
 * restored private text must not come back as a shared one. It's stored per person: on a shared
 * device, a leftover tick would tell the partner that something was written in private.
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
