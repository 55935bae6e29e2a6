"use client";

import { useEffect, useState } from "react";
import type { ShownMessage } from "@/lib/features/conversation/client";
import { STUCK_AFTER_MS } from "@/lib/features/conversation/constants";

/**
 * True while an answer requested before this page opened is still being prepared; refetching the
 * list will bring it.
 */
export function useIsAnswerPending(last: ShownMessage | undefined): boolean {
  const [awaited, setAwaited] = useState(false);
  const asked = last?.role === "user" ? last.createdAt : null;
  useEffect(() => {
    const left = asked ? Date.parse(asked) + STUCK_AFTER_MS - Date.now() : 0;
    setAwaited(left > 0);
    if (left <= 0) return;
    const timer = setTimeout(() => setAwaited(false), left);
    return () => clearTimeout(timer);
  }, [asked]);
  return awaited;
}
