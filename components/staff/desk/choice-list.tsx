"use client";

import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import type { ControlProps } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { useWritingInList } from "./use-writing-in-list";

interface ChoiceListProps {
  control: ControlProps;
  /** The `data-step` that a keyboard shortcut of the desk leads to. */
  step: string;
  value: string;
  onChoose: (value: string) => void;
  /** Receives text typed by someone who mistook the list for a text field; it selects nothing. */
  onWriting: (text: string) => void;
  children: ReactNode;
}

/**
 * A select of the desk: letters choose from it as usual, but a sentence typed into it goes to the
 * note.
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
      // Synchronously, because the next letter of the sentence is on its way.
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

/** Puts the caret at the end of the note, so that the moved sentence can go on there. */
function goOnInNote(): void {
  const note = document.querySelector<HTMLTextAreaElement>('textarea[data-step="note"]');
  note?.focus();
  note?.setSelectionRange(note.value.length, note.value.length);
}
