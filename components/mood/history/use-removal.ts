"use client";

import { useEffect, useRef, useState } from "react";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { useRemoveMood } from "@/lib/features/mood/client";
import { UNDO_MS } from "@/lib/features/mood/constants";
import { removeWhileLeaving } from "@/lib/features/mood/history/client";
import { MOOD_HISTORY_COPY } from "@/lib/features/mood/history/copy";
import type { MoodEntry } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";

/** State of the line about the last deletion. */
export type RemovalState =
  | { readonly step: "idle" }
  | { readonly step: "undone" }
  | { readonly step: "fresh"; readonly mood: MoodEntry; readonly byKeyboard: boolean };

const IDLE: RemovalState = { step: "idle" };

const without = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set([...ids].filter((other) => other !== id));

/**
 * Calls `leave` on page hide, and before a sign-out: by the time that page hides, the session is
 * gone.
 */
function onLeaving(leave: () => void): () => void {
  const signOut = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a[href^="/api/logout"]')) leave();
  };
  window.addEventListener("pagehide", leave);
  document.addEventListener("click", signOut);
  return () => {
    window.removeEventListener("pagehide", leave);
    document.removeEventListener("click", signOut);
  };
}

/**
 * Deletes with five seconds to undo: an entry disappears from the page at once and from the server
 * when the time is up, when the next one is deleted, or when the page is left. An entry can't be
 * recreated with its original time, so the delete is sent only after undo has expired.
 */
export function useRemoval(audience: Audience) {
  const { mutateAsync } = useRemoveMood();
  const [state, setState] = useState<RemovalState>(IDLE);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [held, setHeld] = useState(false);
  const waiting = useRef<MoodEntry | null>(null);

  async function commit(): Promise<void> {
    const mood = waiting.current;
    if (!mood) return;
    waiting.current = null;
    setHeld(false);
    setState(IDLE);
    try {
      await mutateAsync(mood.id);
    } catch (error) {
      setHidden((ids) => without(ids, mood.id));
      if (!bounceIfUnauthorized(error))
        toast({ ...MOOD_HISTORY_COPY[audience].failed.remove, variant: "destructive" });
    }
  }

  const latest = useRef(commit);
  useEffect(() => {
    latest.current = commit;
  });

  useEffect(() => {
    if (state.step !== "fresh" || held) return;
    const timer = setTimeout(() => void latest.current(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [state, held]);

  useEffect(() => {
    const stop = onLeaving(() => {
      if (!waiting.current) return;
      removeWhileLeaving(waiting.current.id);
      waiting.current = null;
      // A page restored from the back/forward cache must not offer an undo that is no longer
      // possible.
      setHeld(false);
      setState(IDLE);
    });
    return () => {
      stop();
      void latest.current();
    };
  }, []);

  function take(mood: MoodEntry, byKeyboard: boolean) {
    void commit();
    waiting.current = mood;
    setHidden((ids) => new Set(ids).add(mood.id));
    setState({ step: "fresh", mood, byKeyboard });
  }

  function undo() {
    const mood = waiting.current;
    if (!mood) return;
    waiting.current = null;
    setHeld(false);
    setHidden((ids) => without(ids, mood.id));
    setState({ step: "undone" });
  }

  /** Focusing the button pauses the timer: the five seconds start again on leaving it. */
  return { state, hidden, take, undo, hold: setHeld };
}

export type Removal = ReturnType<typeof useRemoval>;
