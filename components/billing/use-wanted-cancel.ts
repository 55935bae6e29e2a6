"use client";

import { useCallback, useEffect, useState } from "react";

const KEY = "willow.cancel-wanted";

function read(): boolean {
  try {
    return window.sessionStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function write(wanted: boolean): void {
  try {
    if (wanted) window.sessionStorage.setItem(KEY, "1");
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, it's remembered as long as this page is open.
  }
}

/**
 * Remembers that someone wanted to cancel while offline. It survives a reload of the tab but is
 * never sent automatically: by the time the network is back, another person may hold the phone, or
 * the wish may have changed.
 */
export function useWantedCancel(isOver: boolean): readonly [boolean, (wanted: boolean) => void] {
  const [wanted, setWanted] = useState(false);
  const want = useCallback((to: boolean) => {
    write(to);
    setWanted(to);
  }, []);
  useEffect(() => {
    if (isOver) want(false);
    else setWanted(read());
  }, [isOver, want]);
  return [wanted, want];
}
