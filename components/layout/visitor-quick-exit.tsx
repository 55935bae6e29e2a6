"use client";

import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { isWithin } from "./active-path";
import { QuickExit } from "./quick-exit";

/** Being seen here can do harm before anybody has signed in. */
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
 * Members have the button everywhere; visitors where the page itself tells something about them.
 */
export function VisitorQuickExit(props: ComponentProps<typeof QuickExit>) {
  const pathname = usePathname();
  return SENSITIVE_PLACES.some((place) => isWithin(place, pathname)) ? (
    <QuickExit {...props} />
  ) : null;
}
