"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { PlanEditorCopy } from "@/lib/features/safety-plan/copy/editor";
import { useDeviceChoice } from "./use-device-choice";

/** Asks once per device, when there is something to keep: whether an offline copy may stay here. */
export function KeepQuestion({ copy, personId }: { copy: PlanEditorCopy; personId: string }) {
  const { isAnswered, isOff, choose } = useDeviceChoice(personId);
  const [answered, setAnswered] = useState(false);
  const { question } = copy;

  function answer(on: boolean) {
    setAnswered(true);
    choose(on);
  }

  if (isAnswered && !answered) return null;
  return (
    <div role="status" className="rounded-control bg-sunk px-4 py-3 text-sm print:hidden">
      {isAnswered ? (
        <p>{isOff ? question.off : question.on}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-56 flex-1">{question.text}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => answer(true)}>
              {question.yes}
            </Button>
            <Button size="sm" variant="secondary" onClick={() => answer(false)}>
              {question.no}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
