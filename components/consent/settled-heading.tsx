"use client";

import { useEffect, useRef } from "react";
import { takeJustAnswered } from "./use-answer";

/**
 * The answer is far shorter than the question was: without this a phone shows the foot of the page
 * and no answer.
 */
export function SettledHeading({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is another heading to lead to
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
