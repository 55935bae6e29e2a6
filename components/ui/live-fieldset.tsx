"use client";

import type { ReactNode } from "react";
import { useHydrated } from "@/lib/client/hydrated";

/**
 * Disables its fields until the page has hydrated: text typed earlier would be lost in the first
 * re-render, and pressing the button would submit the form to its own URL.
 */
export function LiveFieldset({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useHydrated()} className="contents">
      {children}
    </fieldset>
  );
}
