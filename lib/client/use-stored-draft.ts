"use client";

import { useCallback, useEffect, useState } from "react";
import { readDraft, writeDraft } from "./drafts";

/** Text stored in this tab until it's sent (contract 8, "Drafts"). */
export function useStoredDraft(name: string): readonly [string, (text: string) => void] {
  const [text, setText] = useState("");
  useEffect(() => setText(readDraft(name)), [name]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      writeDraft(name, next);
    },
    [name],
  );
  return [text, change];
}
