"use client";

import { useCallback, useEffect, useState } from "react";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { newUuid } from "@/lib/client/uuid";

export interface Draft {
  readonly text: string;
  change(text: string): void;
  /** Empties the field and hands the text over with its key; what is stored stays until `sent`. */
  take(): { content: string; key: string };
  /** The server has it: nothing of it is unsent any more. */
  sent(content: string): void;
  /** It did not go out: the text stands in the field again, with what was written since below it. */
  giveBack(content: string): void;
}

const below = (content: string, later: string): string => (later.trim() === "" ? content : `${content}\n${later}`);

/** The unsent text of one conversation. It survives reloads and failed sends, and so does the key of a failed send. */
export function useDraft(sessionId: string): Draft {
  const name = `chat.${sessionId}`;
  const [text, setText] = useState("");
  useEffect(() => setText(readDraft(name)), [name]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      writeDraft(name, next);
    },
    [name],
  );

  function take() {
    const content = text;
    const [tried, earlierKey] = triedBefore(name);
    // An unchanged text that failed before keeps its key, so that a message that did arrive is not stored twice.
    const key = tried === content && earlierKey ? earlierKey : newUuid();
    writeDraft(`${name}.tried`, JSON.stringify([content, key]));
    setText("");
    return { content, key };
  }

  const sent = useCallback(
    (content: string) => {
      writeDraft(`${name}.tried`, "");
      if (readDraft(name) === content) writeDraft(name, "");
    },
    [name],
  );

  const giveBack = useCallback(
    (content: string) =>
      setText((later) => {
        const whole = below(content, later);
        writeDraft(name, whole);
        return whole;
      }),
    [name],
  );

  return { text, change, take, sent, giveBack };
}

function triedBefore(name: string): readonly [content?: string, key?: string] {
  try {
    return JSON.parse(readDraft(`${name}.tried`) || "[]");
  } catch {
    return [];
  }
}
