"use client";

import { useCallback, useEffect, useState } from "react";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { newUuid } from "@/lib/client/uuid";

export interface Draft {
  readonly text: string;
  /** What the page began with was handed over before and did not arrive. */
  readonly unsent: boolean;
  change(text: string): void;
  /** Empties the field and hands the text over with its key; what is stored stays until `sent`. */
  take(): Handed;
  /** Hands over a text that never stood in the field: until `sent` it is kept in the same way. */
  hand(content: string): Handed;
  /** The server has it: nothing of it is unsent any more. */
  sent(content: string): void;
  /**
   * It did not go out: the text stands in the field again, with what was written since below it.
   */
  giveBack(handed: Handed): void;
}

/** A text on its way, and the key under which every try of it goes out. */
interface Handed {
  readonly content: string;
  readonly key: string;
}

const below = (content: string, later: string): string =>
  later.trim() === "" ? content : `${content}\n${later}`;

/**
 * The unsent text of one conversation. It survives reloads and failed sends, and so does the key of
 * a failed send.
 */
export function useDraft(sessionId: string): Draft {
  const name = `chat.${sessionId}`;
  const [text, setText] = useState("");
  const [unsent, setUnsent] = useState(false);
  useEffect(() => {
    const begins = restored(name);
    const tried = readTry(name);
    setText(begins);
    setUnsent(tried !== null && begins.includes(tried.content));
  }, [name]);

  const change = useCallback(
    (next: string) => {
      setText(next);
      writeDraft(name, next);
    },
    [name],
  );

  function take() {
    const content = text;
    const before = readTry(name);
    // An unchanged text that was tried before keeps its key, so that a message that did arrive is
    // not stored twice.
    const key = before?.content === content ? before.key : newUuid();
    writeTry(name, { content, key, onItsWay: true });
    setText("");
    return { content, key };
  }

  function hand(content: string) {
    const handed = { content, key: newUuid() };
    // A text that failed and still stands in the field keeps its key.
    if (readTry(name)?.content !== text) writeTry(name, { ...handed, onItsWay: true });
    return handed;
  }

  const sent = useCallback(
    (content: string) => {
      if (readTry(name)?.content === content) writeTry(name, null);
      if (readDraft(name) === content) writeDraft(name, "");
    },
    [name],
  );

  const giveBack = useCallback(
    ({ content, key }: Handed) =>
      setText((later) => {
        const whole = below(content, later);
        writeDraft(name, whole);
        writeTry(name, { content, key, onItsWay: false });
        return whole;
      }),
    [name],
  );

  return { text, unsent, change, take, hand, sent, giveBack };
}

/**
 * The latest text that was handed over, beside the draft: what is written since then takes the
 * draft's place.
 */
interface Try extends Handed {
  /** Neither accepted nor given back yet: if the page ends now, the text stands nowhere else. */
  readonly onItsWay: boolean;
}

const writeTry = (name: string, tried: Try | null): void =>
  writeDraft(`${name}.tried`, tried ? JSON.stringify(tried) : "");

function readTry(name: string): Try | null {
  try {
    return JSON.parse(readDraft(`${name}.tried`) || "null");
  } catch {
    return null;
  }
}

/**
 * What the field begins with. A page that ended in the middle of a send gives the text back as a
 * failed send does.
 */
function restored(name: string): string {
  const draft = readDraft(name);
  const tried = readTry(name);
  if (!tried?.onItsWay) return draft;
  const whole = draft === tried.content ? draft : below(tried.content, draft);
  writeDraft(name, whole);
  writeTry(name, { ...tried, onItsWay: false });
  return whole;
}
