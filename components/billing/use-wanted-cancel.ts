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
    // Where storage is refused it is remembered for as long as this page stands.
  }
}

/**
 * Somebody wanted to cancel while there was no network. It is kept over a reload of the tab and
 * never sent by itself: on the day the network is back it may be another person who holds the
 * phone, or another wish.
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
