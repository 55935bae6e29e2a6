"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";

interface QuestionProps {
  text: string;
  yes: string;
  no: string;
  pending: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** Asks for confirmation in place before a permanent deletion; the safe answer has focus. */
export function Question({ text, yes, no, pending, onYes, onNo }: QuestionProps) {
  const careful = useRef<HTMLButtonElement>(null);
  useEffect(() => careful.current?.focus(), []);
  return (
    <fieldset className="flex flex-wrap items-center gap-3">
      <legend className="mb-2 w-full font-medium">{text}</legend>
      <Button ref={careful} variant="secondary" onClick={onNo} disabled={pending}>
        {no}
      </Button>
      <Button variant="danger" onClick={onYes} pending={pending}>
        {yes}
      </Button>
    </fieldset>
  );
}
