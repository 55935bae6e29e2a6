"use client";

import { type RefObject, useEffect } from "react";

/**
 * Focuses the target when it appears if the button just pressed has gone; never takes focus from
 * another element.
 */
export function useFocusKept(target: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (wanted && document.activeElement === document.body)
      target.current?.focus({ preventScroll: true });
  }, [target, wanted]);
}
