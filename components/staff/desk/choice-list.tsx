"use client";

import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { ControlProps } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useWritingInList } from "./use-writing-in-list";

interface ChoiceListProps {
  control: ControlProps;
  /** Where a key of the desk leads. */
  step: string;
  value: string;
  onChoose: (value: string) => void;
  /** What somebody wrote who took the list for a text field; it chooses nothing. */
  onWriting: (text: string) => void;
  children: ReactNode;
}

/**
 * A list of the desk: letters choose from it as in every list, and a sentence typed into it goes to
 * the note.
 */
export function ChoiceList({
  control,
  step,
  value,
  onChoose,
  onWriting,
  children,
}: ChoiceListProps) {
  const writing = useWritingInList({
    value,
    onWriting: (text, before) => {
      // At once: the next letter of the sentence is on its way.
      flushSync(() => {
        onChoose(before);
        onWriting(text);
      });
      goOnInNote();
    },
  });
  return (
    <Select
      {...control}
      {...writing}
      data-step={step}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {children}
    </Select>
  );
}

/** The caret behind what stands there, so that the sentence goes on where it was moved to. */
function goOnInNote(): void {
  const note = document.querySelector<HTMLTextAreaElement>('textarea[data-step="note"]');
  note?.focus();
  note?.setSelectionRange(note.value.length, note.value.length);
}
