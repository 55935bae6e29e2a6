"use client";

import { useEffect } from "react";
import { aboutOfKind, type CrisisAbout } from "@/lib/client/crisis";

interface Seen {
  readonly id: string;
  readonly metadata: {
    readonly crisis?:
      | { readonly kind: string; readonly sign: boolean; readonly late?: boolean | undefined }
      | undefined;
  } | null;
}

/** Ids only; the browser forgets them with the tab. */
const placeOf = (id: string): string => `help-shown:${id}`;

/** Help was brought up for this answer in this tab. */
export const helpWasShown = (id: string): void => sessionStorage.setItem(placeOf(id), "1");

/**
 * Brings help up, once for each answer, where the newest one of a list says that a crisis was seen
 * only after it was given: a text was read when the reader was back.
 */
export function useLateHelp(newest: Seen | undefined, show: (about: CrisisAbout) => void): void {
  const late = newest?.metadata?.crisis?.sign && newest.metadata.crisis.late ? newest : null;
  const id = late?.id;
  const kind = late?.metadata?.crisis?.kind;
  useEffect(() => {
    if (!id || !kind || sessionStorage.getItem(placeOf(id)) !== null) return;
    helpWasShown(id);
    show(aboutOfKind(kind));
  }, [id, kind, show]);
}
