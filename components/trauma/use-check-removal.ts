"use client";

import { useEffect, useRef, useState } from "react";
import { toast } from "@/lib/client/toast";
import { useRemoveCheck } from "@/lib/features/trauma/checks/client";
import { CHECK_COPY } from "@/lib/features/trauma/checks/copy";
import type { TraumaCheck } from "@/lib/features/trauma/checks/types";

/** As long as the toast with its undo stands (ms). */
const UNDO_MS = 5000;

/**
 * Removing with time to think again: a look goes from the page at once and from the server when the
 * time is over or the page is left. It cannot be made anew with its own day, so undo comes before
 * the server hears of it.
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
    // A tab that is closed unmounts nothing: what was said to be removed must not stay.
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
