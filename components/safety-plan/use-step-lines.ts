"use client";

import { useState } from "react";
import type { Section } from "@/lib/features/safety-plan/constants";
import type { PlanItem } from "@/lib/features/safety-plan/types";

interface Removed {
  readonly item: PlanItem;
  readonly at: number;
}

interface StepLinesProps {
  section: Section;
  items: readonly PlanItem[];
  onChange: (section: Section, items: readonly PlanItem[]) => void;
  /** A line was written; looked at before it is sent. */
  onWritten: (text: string) => void;
}

/** The lines of one step while they are written: which one is being changed, and which one was removed last. */
export function useStepLines({ section, items, onChange, onWritten }: StepLinesProps) {
  const [changing, setChanging] = useState<number | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  /** The line whose form was closed from the keyboard; the focus goes back to it. */
  const [left, setLeft] = useState<number | null>(null);

  function set(next: readonly PlanItem[]) {
    setChanging(null);
    setRemoved(null);
    onChange(section, next);
  }

  return {
    changing,
    left,
    removed: removed !== null,
    change(at: number) {
      setLeft(null);
      setChanging(at);
    },
    cancel() {
      setLeft(changing);
      setChanging(null);
    },
    suggest: (item: PlanItem) => set([...items, item]),
    add(item: PlanItem) {
      onWritten(item.text);
      set([...items, item]);
    },
    /** `byLeaving`: the focus is somewhere else already and stays there. */
    replace(at: number, item: PlanItem, byLeaving: boolean) {
      setLeft(byLeaving ? null : at);
      onWritten(item.text);
      set(items.map((known, index) => (index === at ? item : known)));
    },
    remove(at: number) {
      const item = items[at];
      if (!item) return;
      set(items.filter((_, index) => index !== at));
      setRemoved({ item, at });
    },
    undo() {
      if (removed) set([...items.slice(0, removed.at), removed.item, ...items.slice(removed.at)]);
    },
  };
}
