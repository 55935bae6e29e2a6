"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";

/**
 * A menu that was opened by the browser alone (popover) has to be closed when a link in it changes
 * the page.
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
