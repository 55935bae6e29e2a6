"use client";

import { type KeyboardEvent, useRef } from "react";

/** After so long browsers begin a new search in a list (ms). */
const SEARCH_ENDS_MS = 1_000;

interface Typed {
  /** All letters since the list was entered or a choice was made by other keys. */
  readonly all: string;
  /** Those of the search that the browser still goes on with. */
  readonly recent: string;
  /** When the last one came (ms). */
  readonly at: number;
  /** What was chosen before the first of them. */
  readonly before: string;
}

const NOTHING: Typed = { all: "", recent: "", at: 0, before: "" };

interface Writing {
  readonly value: string;
  /** @param text what was typed; @param before what was chosen when it began */
  readonly onWriting: (text: string, before: string) => void;
}

/**
 * Tells writing from choosing. A closed list chooses by letters, so a sentence typed into what was
 * taken for a text field would change the choice with every word, and be stored as a deed that
 * nobody did. As soon as the letters begin no label any more they are words: the list keeps out of
 * them and hands them on.
 */
export function useWritingInList({ value, onWriting }: Writing) {
  const typed = useRef(NOTHING);

  function onKeyDown(event: KeyboardEvent<HTMLSelectElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Shift") return;
    const before = typed.current;
    if (event.key === "Backspace")
      typed.current = { ...before, all: before.all.slice(0, -1), recent: "" };
    else if (event.key.length > 1) typed.current = NOTHING;
    // A space opens a list that nothing was typed into.
    else if (event.key !== " " || before.all) take(event, before);
  }

  function take(event: KeyboardEvent<HTMLSelectElement>, { all, recent, at, before }: Typed): void {
    const now = Date.now();
    const next = {
      all: all + event.key,
      recent: (now - at > SEARCH_ENDS_MS ? "" : recent) + event.key,
      at: now,
      before: all ? before : value,
    };
    const labels = [...event.currentTarget.options].map(({ text }) => text);
    typed.current = isSearch(next.recent, labels) ? next : NOTHING;
    if (typed.current === next) return;
    event.preventDefault();
    onWriting(next.all, next.before);
  }

  function onBlur(): void {
    typed.current = NOTHING;
  }

  return { onKeyDown, onBlur };
}

/** One letter again and again goes through all that begin with it. */
function isSearch(typed: string, labels: readonly string[]): boolean {
  const letters = typed.toLowerCase();
  const sought = new Set(letters).size === 1 ? letters.slice(0, 1) : letters;
  return labels.some((label) => label.toLowerCase().startsWith(sought));
}
