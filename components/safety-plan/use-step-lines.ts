"use client";

import { useState } from "react";
import type { Section } from "@/lib/features/safety-plan/constants";
import type { PlanItem } from "@/lib/features/safety-plan/types";

interface Removed {
  readonly item: PlanItem;
  readonly at: number;
}

/**
 * A line's key is its content plus a counter for duplicates. It isn't the position, because another
 * device's change can move the line even while its form is open.
 */
function keysOf(items: readonly PlanItem[]): string[] {
  const seen = new Map<string, number>();
  return items.map(({ text, phone }) => {
    const words = JSON.stringify([text, phone]);
    const nth = seen.get(words) ?? 0;
    seen.set(words, nth + 1);
    return `${words}${nth}`;
  });
}

interface Changing {
  readonly key: string;
  readonly item: PlanItem;
  readonly at: number;
}

export interface ShownLine {
  readonly key: string;
  readonly item: PlanItem;
}

/** Includes the line being edited even if another device removed it: the person's typing stays. */
function shownLines(
  items: readonly PlanItem[],
  keys: readonly string[],
  lost: Changing | null,
): ShownLine[] {
  const lines = items.map((item, at): ShownLine => ({ key: keys[at] ?? "", item }));
  return lost ? lines.toSpliced(lost.at, 0, lost) : lines;
}

interface StepLinesProps {
  section: Section;
  items: readonly PlanItem[];
  onChange: (section: Section, items: readonly PlanItem[]) => void;
  /** A line was written; it's checked for a crisis before it is sent. */
  onWritten: (text: string) => void;
}

/** State of one step's lines: the one being edited and the last one removed. */
export function useStepLines({ section, items, onChange, onWritten }: StepLinesProps) {
  const [changing, setChanging] = useState<Changing | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  /** The line whose form was closed by keyboard; the focus returns to it. */
  const [left, setLeft] = useState<string | null>(null);
  const keys = keysOf(items);
  const place = changing ? keys.indexOf(changing.key) : -1;

  function set(next: readonly PlanItem[]) {
    setChanging(null);
    setRemoved(null);
    onChange(section, next);
  }

  return {
    shown: shownLines(items, keys, place < 0 ? changing : null),
    changing: changing?.key ?? null,
    left,
    removed: removed !== null,
    change(key: string) {
      const at = keys.indexOf(key);
      const item = items[at];
      setLeft(null);
      setChanging(item ? { key, item, at } : null);
    },
    cancel() {
      setLeft(changing?.key ?? null);
      setChanging(null);
    },
    suggest: (item: PlanItem) => set([...items, item]),
    add(item: PlanItem) {
      onWritten(item.text);
      set([...items, item]);
    },
    /** `byLeaving`: the focus is already somewhere else and stays there. */
    replace(item: PlanItem, byLeaving: boolean) {
      if (!changing) return;
      const at = place < 0 ? Math.min(changing.at, items.length) : place;
      const next = items.toSpliced(at, place < 0 ? 0 : 1, item);
      setLeft(byLeaving ? null : (keysOf(next)[at] ?? null));
      onWritten(item.text);
      set(next);
    },
    remove(key: string) {
      const at = keys.indexOf(key);
      const item = items[at];
      if (!item) return;
      set(items.toSpliced(at, 1));
      setRemoved({ item, at });
    },
    undo() {
      if (removed) set(items.toSpliced(removed.at, 0, removed.item));
    },
  };
}
