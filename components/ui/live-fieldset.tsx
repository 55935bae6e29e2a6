"use client";

import type { ReactNode } from "react";
import { useHydrated } from "@/lib/client/hydrated";

/**
 * Fields take words only once somebody listens: what is typed before the page's scripts run would
 * be lost with the first redraw, and a press of the button would send the form to its own address.
 */
export function LiveFieldset({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useHydrated()} className="contents">
      {children}
    </fieldset>
  );
}
