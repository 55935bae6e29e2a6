"use client";

import { type KeyboardEvent, useRef } from "react";

/** Browsers start a new type-ahead search in a select after this long (ms). */
const SEARCH_ENDS_MS = 1_000;

interface Typed {
  /** All letters since the select got focus or another key made a choice. */
  readonly all: string;
  /** The letters of the browser's current type-ahead search. */
  readonly recent: string;
  /** When the last letter was typed (ms). */
  readonly at: number;
  /** The choice before the first letter. */
  readonly before: string;
}

const NOTHING: Typed = { all: "", recent: "", at: 0, before: "" };

interface Writing {
  readonly value: string;
  /** @param text the typed text; @param before the choice when typing began */
  readonly onWriting: (text: string, before: string) => void;
}

/**
 * Tells writing from choosing. A closed select chooses by letters, so a sentence typed into it by
 * mistake would change the choice with every word and be stored as an action no one took. Once the
 * letters match no label, they count as text: the select ignores them and passes them on.
 */
export function useWritingInList({ value, onWriting }: Writing) {
  const typed = useRef(NOTHING);

  function onKeyDown(event: KeyboardEvent<HTMLSelectElement>): void {
    if (event.ctrlKey || event.metaKey || event.altKey || event.key === "Shift") return;
    const before = typed.current;
    if (event.key === "Backspace")
      typed.current = { ...before, all: before.all.slice(0, -1), recent: "" };
    else if (event.key.length > 1) typed.current = NOTHING;
    // A space opens a select that nothing was typed into.
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

/** Repeating one letter cycles through the labels that start with it. */
function isSearch(typed: string, labels: readonly string[]): boolean {
  const letters = typed.toLowerCase();
  const sought = new Set(letters).size === 1 ? letters.slice(0, 1) : letters;
  return labels.some((label) => label.toLowerCase().startsWith(sought));
}
