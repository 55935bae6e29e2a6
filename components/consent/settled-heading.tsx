"use client";

import { useEffect, useRef } from "react";
import { takeJustAnswered } from "./use-answer";

/**
 * The result is far shorter than the question: without scrolling, a phone would show the bottom of
 * the page and no result.
 */
export function SettledHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer has a new heading to focus
  useEffect(() => {
    if (!takeJustAnswered()) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: "center" });
  }, [children]);
  return (
    <h1 ref={heading} tabIndex={-1} className="mt-2 rounded-sm outline-offset-4">
      {children}
    </h1>
  );
}
