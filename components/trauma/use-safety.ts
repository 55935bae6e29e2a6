"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "@/lib/client/toast";
import type { ShownSession } from "@/lib/features/conversation/client";
import { DEFAULT_SAFETY } from "@/lib/features/conversation/trauma/constants";
import { useChangeFrame } from "@/lib/features/trauma/client";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";

/** A slider passes through many values; one is saved after this long (ms) without a change. */
const SETTLED_MS = 500;

/**
 * The safety level the person set: the open talk's, or else that of the next one. A change shows at
 * once, is saved to the server shortly after, and is also sent with every message.
 */
export function useSafety(session: ShownSession | null) {
  const [set, setSet] = useState<Readonly<Record<string, number>>>({});
  const { mutate } = useChangeFrame();
  const waiting = useRef<{ id: string; timer: ReturnType<typeof setTimeout>; keep: () => void }>(
    undefined,
  );
  const key = session?.id ?? "";
  const level = set[key] ?? session?.safetyLevel ?? DEFAULT_SAFETY;

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    waiting.current.keep();
    waiting.current = undefined;
  }, []);
  // A pending change is saved when the talk is left.
  useEffect(() => flush, [flush]);

  function change(next: number) {
    setSet((known) => ({ ...known, [key]: next }));
    if (!session) return;
    if (waiting.current?.id === key) clearTimeout(waiting.current.timer);
    // A pending change in another talk is saved before this one replaces it.
    else flush();
    const keep = () =>
      mutate(
        { id: session.id, safetyLevel: next },
        {
          onError: () => toast({ ...TRAUMA_COPY.adult.toast.frameFailed, variant: "destructive" }),
        },
      );
    waiting.current = { id: key, keep, timer: setTimeout(flush, SETTLED_MS) };
  }

  return { level, change, flush };
}
