"use client";

import { useRef } from "react";
import {
  aboutOf,
  aboutOfError,
  type CrisisAbout,
  openCrisisDialog,
  openWithWords,
  showsCrisis,
} from "@/lib/client/crisis";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { type ToastInput, toast } from "@/lib/client/toast";
import { detectorInTime } from "@/lib/core/incidents/client";
import { toSend, useRecordMood } from "@/lib/features/mood/client";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import type { NewMood, RecordedMood } from "@/lib/features/mood/types";
import type { Audience } from "@/lib/shared/audience";

/**
 * Saves a mood and reports the result (ERR-03, ERR-04); a crisis in the note always opens the
 * dialog and calls `onHelp`.
 */
export function useSaveMood(audience: Audience, onHelp?: () => void) {
  const record = useRecordMood();
  const words = MOOD_COPY[audience].toast;

  const said = useRef<() => void>(() => undefined);

  function help(about: CrisisAbout) {
    openWithWords(words.crisis, about);
    onHelp?.();
  }

  function say(text: ToastInput) {
    said.current = toast(text).dismiss;
  }

  /**
   * `written` is the part of the note the person wrote themselves; the dialog doesn't wait for the
   * network (contract 8).
   */
  async function save(mood: NewMood, written = ""): Promise<RecordedMood | null> {
    const heard = written !== "" && (await detectorInTime())(written);
    const noticed = heard !== false;
    if (heard) openCrisisDialog(heard);
    try {
      const saved = await record.mutateAsync(toSend(mood, noticed));
      if (noticed || saved.crisis_detected) help(heard || aboutOf(saved));
      else say(saved.waiting ? words.waiting : words.saved);
      return saved;
    } catch (error) {
      if (noticed || showsCrisis(error)) help(heard || aboutOfError(error));
      else if (!bounceIfUnauthorized(error)) toast({ ...words.failed, variant: "destructive" });
      return null;
    }
  }

  /** Dismisses the "Saved" toast, which isn't true anymore after an undo. */
  const unsay = () => said.current();

  return { save, unsay, saving: record.isPending };
}
