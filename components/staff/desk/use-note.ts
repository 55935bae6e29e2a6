"use client";

import { useRef, useState } from "react";
import { readDraft, writeDraft } from "@/lib/client/drafts";

/** The note of the open incident; a draft until it is stored, through reloads too. */
export function useNote(id: string) {
  const draft = `incident.${id}`;
  const [note, setNote] = useState(() => readDraft(draft));
  const written = useRef(note);
  /** Words that were typed into a list stand here now. */
  const [moved, setMoved] = useState(false);

  function write(text: string): void {
    setNote(text);
    written.current = text;
    writeDraft(draft, text);
  }

  return {
    note,
    write,
    moved,
    writeFromList: (text: string): void => {
      write(written.current ? `${written.current.trimEnd()} ${text}` : text);
      setMoved(true);
    },
    /** Takes away what was stored, and nothing that was written meanwhile. */
    clear: (stored: string): void => {
      const text = written.current;
      write(text.startsWith(stored) ? text.slice(stored.length).trimStart() : text);
      setMoved(false);
    },
  };
}
