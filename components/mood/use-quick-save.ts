"use client";

import { useEffect, useRef, useState } from "react";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { useRemoveMood } from "@/lib/features/mood/client";
import { type Mood, QUICK_SCORE, UNDO_MS } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { RecordedMood } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";
import { useSaveMood } from "./use-save-mood";

/** Where the last tap stands: it can be taken back, it is past that, or it was taken back. */
export type QuickState =
  | { readonly step: "idle" | "undone" }
  | { readonly step: "fresh" | "kept"; readonly mood: Mood };

const IDLE: QuickState = { step: "idle" };

/** One tap saves at once (MOOD-02, CONST-05) and can be taken back for five seconds. */
export function useQuickSave(audience: Audience) {
  const copy = MOOD_COPY[audience];
  const { save } = useSaveMood(audience);
  const remove = useRemoveMood();
  const [state, setState] = useState<QuickState>(IDLE);
  const [held, setHeld] = useState(false);
  const latest = useRef<Promise<RecordedMood | null>>(Promise.resolve(null));

  useEffect(() => {
    if (state.step !== "fresh" || held) return;
    const timer = setTimeout(() => setState({ step: "kept", mood: state.mood }), UNDO_MS);
    return () => clearTimeout(timer);
  }, [state, held]);

  async function tap(mood: Mood) {
    setHeld(false);
    setState({ step: "fresh", mood });
    const saving = save({ mood, moodScore: QUICK_SCORE[mood], notes: copy.quickNote(copy.labels[mood]) });
    latest.current = saving;
    if (!(await saving) && latest.current === saving) setState(IDLE);
  }

  async function undo() {
    setHeld(false);
    setState({ step: "undone" });
    const saved = await latest.current;
    if (!saved) return;
    try {
      await remove.mutateAsync(saved.id);
    } catch (error) {
      if (!bounceIfUnauthorized(error)) toast({ ...copy.toast.undoFailed, variant: "destructive" });
    }
  }

  /** Nobody is hurried who is on the button: the five seconds start again when they leave it. */
  return { state, tap, undo, hold: setHeld };
}
