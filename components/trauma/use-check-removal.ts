"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "@/lib/client/toast";
import { useRemoveCheck } from "@/lib/features/trauma/checks/client";
import { CHECK_COPY } from "@/lib/features/trauma/checks/copy";
import type { TraumaCheck } from "@/lib/features/trauma/checks/schema";

/** As long as the undo toast is shown (ms). */
const UNDO_MS = 5000;

/**
 * Deletes with time to undo: a check disappears from the page at once and from the server when the
 * time is up or the page is left. A check can't be recreated with its original day, so the delete
 * is sent only after undo has expired.
 */
export function useCheckRemoval() {
  const copy = CHECK_COPY.adult;
  const { mutate } = useRemoveCheck();
  const [hidden, setHidden] = useState<string | null>(null);
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; commit: () => void }>(undefined);

  useEffect(() => {
    const leave = () => {
      clearTimeout(waiting.current?.timer);
      waiting.current?.commit();
    };
    // Closing a tab unmounts nothing, and a check shown as removed must not stay.
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.removeEventListener("pagehide", leave);
    };
  }, []);

  function remove({ id }: TraumaCheck) {
    clearTimeout(waiting.current?.timer);
    waiting.current?.commit();
    const commit = () => {
      waiting.current = undefined;
      mutate(id, {
        onError: () => {
          setHidden(null);
          toast({ ...copy.failed, variant: "destructive" });
        },
      });
    };
    setHidden(id);
    waiting.current = { commit, timer: setTimeout(commit, UNDO_MS) };
    toast({ title: copy.removed, action: { label: copy.undo, onClick: undo } });
  }

  function undo() {
    clearTimeout(waiting.current?.timer);
    waiting.current = undefined;
    setHidden(null);
  }

  return { hidden, remove };
}
