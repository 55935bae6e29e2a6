"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { toast } from "@/lib/client/toast";
import type { ShownSession } from "@/lib/features/conversation/client";
import { DEFAULT_SAFETY } from "@/lib/features/conversation/trauma/constants";
import { useChangeFrame } from "@/lib/features/trauma/client";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";

/** A slider passes many values on its way; the last one is kept after so long (ms). */
const SETTLED_MS = 500;

/**
 * How safe the person says they are: of the open talk, else of the one that they are about to
 * begin. Moving it shows at once, is kept on the server shortly after, and goes out with every
 * message besides.
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
  // Leaving a talk keeps what was set in it.
  useEffect(() => flush, [flush]);

  function change(next: number) {
    setSet((known) => ({ ...known, [key]: next }));
    if (!session) return;
    if (waiting.current?.id === key) clearTimeout(waiting.current.timer);
    // What was set in another talk is kept before this one takes its place.
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
