"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/**
 * Closes a popover menu when one of its links changes the page: the browser opened it natively and
 * wouldn't close it.
 */
export function CloseOnNavigation({ popoverId }: { popoverId: string }) {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the event to react to
  useEffect(() => {
    const popover = document.getElementById(popoverId);
    if (popover?.matches(":popover-open")) popover.hidePopover();
  }, [pathname, popoverId]);
  return null;
}
