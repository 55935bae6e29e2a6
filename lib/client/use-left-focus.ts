"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Takes the focus if a change of `view` removed the button that had it. Otherwise the keyboard
 * would start over at the top of the page. Doesn't take it on first render, or while something else
 * still has it.
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
