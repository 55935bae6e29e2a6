"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes up the focus when a change of `view` has removed the button that had it; else the keyboard
 * would begin again at the top of the page. A view that is there from the beginning takes nothing,
 * nor does one beside which the focus still stands.
 */
export function useLeftFocus<E extends HTMLElement>(view: string): RefObject<E | null> {
  const place = useRef<E>(null);
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (document.activeElement === document.body) place.current?.focus();
  }, [view]);
  return place;
}
