"use client";

import { type RefObject, useEffect } from "react";

/**
 * Takes the focus up where a button that was just pressed has gone, when the part appears; never
 * from anything else.
 */
export function useFocusKept(target: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (wanted && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  }, [target, wanted]);
}
