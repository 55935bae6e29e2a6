"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Focuses the heading of something the person has just opened, and scrolls its whole
 * `data-talk-frame` into view: on a phone the heading alone would leave the text field below the
 * screen.
 */
export function useTakenFocus<T extends HTMLElement>(
  takes: boolean,
  given?: RefObject<T | null>,
): RefObject<T | null> {
  const own = useRef<T>(null);
  const heading = given ?? own;
  useEffect(() => {
    if (!takes) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("[data-talk-frame]")?.scrollIntoView?.({ block: "nearest" });
  }, [takes, heading]);
  return heading;
}
