"use client";

import { useRef, useState } from "react";
import { readDraft, writeDraft } from "@/lib/client/drafts";

/** The note for the open incident, kept as a draft across reloads until it's stored. */
export function useNote(id: string) {
  const draft = `incident.${id}`;
  const [note, setNote] = useState(() => readDraft(draft));
  const written = useRef(note);
  /** True once words typed into a list have been moved here. */
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
    /** Removes the stored text and keeps anything written since. */
    clear: (stored: string): void => {
      const text = written.current;
      write(text.startsWith(stored) ? text.slice(stored.length).trimStart() : text);
      setMoved(false);
    },
  };
}
