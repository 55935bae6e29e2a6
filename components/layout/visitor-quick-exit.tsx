"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { isWithin } from "./active-path";
import { QuickExit } from "./quick-exit";

/** Just being seen here can do harm, even before signing in. */
const SENSITIVE_PLACES = [
  "/couples-therapy",
  "/trauma-therapy",
  "/safety",
  "/safety-plan",
  "/consent",
  "/shares",
  "/account-deleted",
];

/**
 * Members get the button everywhere, visitors only where the page itself says something about them.
 */
export function VisitorQuickExit(props: ComponentProps<typeof QuickExit>) {
  const pathname = usePathname();
  return SENSITIVE_PLACES.some((place) => isWithin(place, pathname)) ? (
    <QuickExit {...props} />
  ) : null;
}
