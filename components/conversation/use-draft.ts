"use client";

import { useCallback, useEffect, useState } from "react";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { newUuid } from "@/lib/client/uuid";

export interface Draft {
  readonly text: string;
  /** True if the page started with a text that was handed over before but never arrived. */
  readonly unsent: boolean;
  change(text: string): void;
  /** Empties the field and hands over the text with its key; storage keeps it until `sent`. */
  take(): Handed;
  /** Hands over a text that was never in the field; storage keeps it until `sent`, too. */
  hand(content: string): Handed;
  /** Called once the server has the text, so nothing of it is unsent anymore. */
  sent(content: string): void;
  /** Puts a text that failed to send back in the field, followed by anything typed since. */
  giveBack(handed: Handed): void;
}

/** A text on its way, with the idempotency key shared by all its tries. */
interface Handed {
  readonly content: string;
  readonly key: string;
}

const below = (content: string, later: string): string =>
  later.trim() === "" ? content : `${content}\n${later}`;

/**
 * The unsent text of one conversation. It survives reloads and failed sends, and so does a failed
 * send's key.
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
    // An unchanged text keeps the key of its earlier try, so that a message that did arrive isn't
    // stored twice.
    const key = before?.content === content ? before.key : newUuid();
    writeTry(name, { content, key, onItsWay: true });
    setText("");
    return { content, key };
  }

  function hand(content: string) {
    const handed = { content, key: newUuid() };
    // A failed text that's still in the field keeps its key.
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
 * The last text handed over. It's stored next to the draft, because anything typed since then
 * overwrites the draft.
 */
interface Try extends Handed {
  /**
   * Neither accepted nor given back yet: if the page ends now, this is the only copy of the text.
   */
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
 * Returns the field's initial text. If the page ended in the middle of a send, that text comes back
 * as it would after a failed send.
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
