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

/** Only ids are stored, and the browser forgets them with the tab. */
const placeOf = (id: string): string => `help-shown:${id}`;

/** Records that this tab has shown help for this answer. */
export const helpWasShown = (id: string): void => sessionStorage.setItem(placeOf(id), "1");

/**
 * Opens help, once per answer, if the newest message says that a crisis was noticed only after the
 * answer: the crisis reader was down and read the text once it was back.
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
