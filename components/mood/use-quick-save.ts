"use client";

import { useEffect, useRef, useState } from "react";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { useRemoveMood } from "@/lib/features/mood/client";
import { type Mood, QUICK_SCORE, UNDO_MS } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { NewMood, RecordedMood } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";
import { useSaveMood } from "./use-save-mood";

/**
 * State of the latest check-in: "fresh" while it can be undone, "kept" once it no longer can, and
 * "undone" after an undo. It's "idle" if there's no check-in to confirm.
 */
export type QuickState =
  | { readonly step: "idle" | "undone" }
  | { readonly step: "fresh"; readonly mood: Mood }
  /** The entry's `id`, once the server has it. */
  | { readonly step: "kept"; readonly mood: Mood; readonly id?: string };

const IDLE: QuickState = { step: "idle" };

export type QuickSave = ReturnType<typeof useQuickSave>;

/** An entry still waiting on this device has no server id. */
const idOf = (saved: RecordedMood | null): string | undefined =>
  saved?.waiting ? undefined : saved?.id;

/**
 * Saves at one tap (MOOD-02, CONST-05), with five seconds to undo. The form's entries can be undone
 * too. If a note shows a crisis, help replaces the kind line, and `helped` stays true.
 */
export function useQuickSave(audience: Audience) {
  const copy = MOOD_COPY[audience];
  const [helped, setHelped] = useState(false);
  /** The latest note showed a crisis: no kind line follows it. */
  const grave = useRef(false);
  const {
    save,
    unsay,
    saving: isSaving,
  } = useSaveMood(audience, () => {
    grave.current = true;
    setHelped(true);
  });
  const remove = useRemoveMood();
  const [state, setState] = useState<QuickState>(IDLE);
  const [held, setHeld] = useState(false);
  const latest = useRef<Promise<RecordedMood | null>>(Promise.resolve(null));
  const savedId = useRef<string>(undefined);

  useEffect(() => {
    if (state.step !== "fresh" || held) return;
    const keep = () =>
      setState(grave.current ? IDLE : { step: "kept", mood: state.mood, id: savedId.current });
    const timer = setTimeout(keep, UNDO_MS);
    return () => clearTimeout(timer);
  }, [state, held]);

  async function tap(mood: Mood) {
    grave.current = false;
    setHeld(false);
    setState({ step: "fresh", mood });
    const saving = save({
      mood,
      moodScore: QUICK_SCORE[mood],
      notes: copy.quickNote(copy.labels[mood]),
    });
    latest.current = saving;
    savedId.current = undefined;
    const saved = await saving;
    if (latest.current !== saving) return;
    savedId.current = idOf(saved);
    if (!saved) setState(IDLE);
  }

  /**
   * Saves the form's entry; its confirmation waits for the server, so that nothing is claimed too
   * early.
   */
  async function record(mood: NewMood, written: string): Promise<RecordedMood | null> {
    grave.current = false;
    const saving = save(mood, written);
    const saved = await saving;
    if (saved) {
      latest.current = saving;
      savedId.current = idOf(saved);
      setHeld(false);
      setState({ step: "fresh", mood: mood.mood });
    }
    return saved;
  }

  async function undo() {
    unsay();
    setHeld(false);
    setState({ step: "undone" });
    const saved = await latest.current;
    // The response may have arrived after the undo.
    unsay();
    if (!saved) return;
    try {
      await remove.mutateAsync(saved.id);
    } catch (error) {
      if (!bounceIfUnauthorized(error)) toast({ ...copy.toast.undoFailed, variant: "destructive" });
    }
  }

  /** Focusing the button pauses the timer: the five seconds start again on leaving it. */
  return { state, tap, record, saving: isSaving, undo, hold: setHeld, helped };
}
